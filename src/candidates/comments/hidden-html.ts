/**
 * Follows the raw HTML of a rendered text and knows whether what comes next is shown as the author's own words. A comment
 * that one HTML block opens hides all that follows up to the block that closes it, and tags for quotes and code put
 * rendered Markdown into a quote or code (HTML standard, "Comments"; CommonMark, "HTML blocks").
 */
export class HiddenHtml {
  private comment = false;
  private readonly open = new Map<string, number>();

  /** Whether text at this point is inside a comment, a quote or code made by HTML. */
  get active(): boolean {
    return this.comment || [...this.open.values()].some((depth) => depth > 0);
  }

  /** Takes the next piece of raw HTML into account, in the order of the text. */
  pass(html: string): void {
    for (const [token, slash, tag] of html.matchAll(/<!--(?!-?>)|-->|<(\/?)(blockquote|pre|code)(?=[\s/>])/gi)) {
      if (token === '-->') this.comment = false;
      else if (token === '<!--') this.comment = true;
      else if (!this.comment && tag !== undefined) this.count(tag.toLowerCase(), slash === '/' ? -1 : 1);
    }
  }

  private count(tag: string, step: 1 | -1): void {
    this.open.set(tag, Math.max(0, (this.open.get(tag) ?? 0) + step));
  }
}
