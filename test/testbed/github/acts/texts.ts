import { ApiError } from '../server/api-error.js';

const longest = 65_536;

/** "body is too long (maximum is 65536 characters)": GitHub's limit for bodies of issues, pull requests and comments. */
export function assertLength(field: string, text: string | null | undefined): void {
  if (text === null || text === undefined || [...text].length <= longest) return;
  throw new ApiError(422, 'Validation Failed', {
    errors: [{ resource: 'IssueComment', field, code: 'custom', message: `${field} is too long (maximum is ${longest} characters)` }],
  });
}

/** A comment must say something. */
export function assertComment(text: string): void {
  assertLength('body', text);
  if (text.trim() === '') throw new ApiError(422, 'Validation Failed', { errors: [{ resource: 'IssueComment', field: 'body', code: 'missing_field' }] });
}
