import type { Reaction, ReactionContent, User } from '../state/model.js';
import type { Site } from '../state/site.js';

/** One reaction of each kind per user: 201 for a new one, 200 for one that is there (docs.github.com, "REST API endpoints for reactions"). */
export function addReaction(site: Site, reactions: Reaction[], user: User, content: ReactionContent): { reaction: Reaction; status: 200 | 201 } {
  const known = reactions.find((each) => each.user === user && each.content === content);
  if (known !== undefined) return { reaction: known, status: 200 };
  const reaction: Reaction = { id: site.nextId(), user, content, createdAt: site.now() };
  reactions.push(reaction);
  return { reaction, status: 201 };
}
