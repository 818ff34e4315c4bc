import type { WebhookEvent } from '../github/types.js';
import { textAt } from './event-place.js';

/**
 * A `pull_request` run for a fork gets no secrets and a token that only reads:
 * docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#workflows-in-forked-repositories
 */
export function reduceTrust(event: WebhookEvent): { readonly isUntrusted: boolean } {
  const isPull = ['pull_request', 'pull_request_review', 'pull_request_review_comment'].includes(event.name);
  const head = textAt(event, 'pull_request', 'head', 'repo', 'full_name');
  return { isUntrusted: isPull && head !== event.repository };
}
