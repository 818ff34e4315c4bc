import type { Repository } from '../state/model.js';
import { fullNameOf } from '../state/model.js';
import type { Site } from '../state/site.js';
import type { Caller, WebhookEvent, WebhookPayload } from '../types.js';
import { repositoryView } from '../views/repositories.js';
import { userView } from '../views/users.js';

/** Events that start workflows even when a GITHUB_TOKEN caused them (docs.github.com, "Triggering a workflow from a workflow"). */
const alwaysStarting = new Set(['workflow_dispatch', 'repository_dispatch']);

/** Adds `repository` and `sender` to a payload and makes it an event of the site. */
export function emit(site: Site, repository: Repository, caller: Caller, name: string, payload: Omit<WebhookPayload, 'repository' | 'sender'>): WebhookEvent {
  const sender = caller.kind === 'anonymous' ? repository.owner : caller.user;
  const event: WebhookEvent = {
    name,
    repository: fullNameOf(repository),
    payload: { ...payload, repository: repositoryView(site, repository), sender: userView(site, sender) },
    startsWorkflows: caller.kind !== 'job' || alwaysStarting.has(name),
  };
  site.emit(event);
  return event;
}
