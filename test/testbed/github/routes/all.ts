import type { Handler } from '../server/api.js';
import { actionHandlers } from './actions.js';
import { contentHandlers } from './contents.js';
import { objectHandlers } from './git-objects.js';
import { referenceHandlers } from './git-references.js';
import { issueHandlers } from './issues.js';
import { pullHandlers } from './pulls.js';
import { reactionHandlers } from './reactions.js';
import { repositoryHandlers, siteHandlers } from './repositories.js';
import { reviewHandlers } from './reviews.js';

export const allHandlers: readonly Handler[] = [
  ...siteHandlers, ...repositoryHandlers, ...contentHandlers, ...referenceHandlers, ...objectHandlers, ...pullHandlers,
  ...reviewHandlers, ...issueHandlers, ...reactionHandlers, ...actionHandlers,
];
