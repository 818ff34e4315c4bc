// @actions/workflow-parser imports JSON without an import attribute, which Node refuses: this adds it (Node >= 22.15).
import { registerHooks } from 'node:module';

registerHooks({
  load: (url, context, next) =>
    next(url, url.endsWith('.json') ? { ...context, importAttributes: { ...context.importAttributes, type: 'json' } } : context),
});
