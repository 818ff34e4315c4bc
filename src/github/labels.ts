import { z } from 'zod';
import { accountSchema, answered, askIfAny, readAnswer } from './answers.js';
import type { Host } from './host.js';
import { lastPageOf, lastPages, pageSize, type Page } from './pages.js';
import type { RepositoryClient } from './repository-client.js';

/** Pages of events that are read for one label. */
const maximumPages = 10;

const labelsSchema = z.array(z.object({ name: z.string() }));

/** An event of an issue, as far as labels go (REST API, "Issue event types"); others have no label. */
const eventSchema = z.object({ event: z.string(), created_at: z.string(), actor: accountSchema, label: z.object({ name: z.string() }).nullish() });
type IssueEvent = z.infer<typeof eventSchema>;

export function labelMethods({ octokit, at }: RepositoryClient): Pick<Host, 'label'> {
  return {
    async label(issueNumber, name) {
      const isNamed = (label: { name: string }): boolean => label.name.toLowerCase() === name.toLowerCase();
      const place = { ...at, issue_number: issueNumber, per_page: pageSize };
      // An issue has at most 100 labels, so they are one page.
      const labels = await askIfAny(`list the labels of ${issueNumber}`, octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/labels', place), labelsSchema);
      if (labels?.some(isNamed) !== true) return null;
      const isAbout = ({ event, label }: IssueEvent): boolean => (event === 'labeled' || event === 'unlabeled') && label != null && isNamed(label);
      const asked = `list the events of ${issueNumber}`;
      const read = async (page: number): Promise<Page<IssueEvent>> => {
        const answer = await answered(asked, octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/events', { ...place, page }));
        return { items: readAnswer(asked, answer.data, z.array(eventSchema)), last: lastPageOf(answer, page) };
      };
      const { items } = await lastPages(maximumPages, read, (events) => events.some(isAbout));
      const last = items.findLast(isAbout);
      return last?.event === 'labeled' ? { setAt: last.created_at, by: last.actor } : { setAt: null, by: null };
    },
  };
}
