import fc from 'fast-check';
import { hostileNames } from '../evidence.js';

/** Pieces that mean something to Markdown, to HTML or to GitHub. */
const pieces = [
  '@octocat', '@org/team', 'a@b.example', '#1', 'owner/repo#1', 'GH-1', 'JIRA-7', 'GHSA-aaaa-bbbb-cccc', 'octocat@0123456', '0123456789abcdef0123456789abcdef01234567',
  'http://x.example/a?b', 'https://x.example', 'www.x.example', 'mailto:a@b.example', 'xmpp:a@b.example/c', '![i](http://x.example/i.png)', '[l](http://x.example)', '[l][r]', '[r]: http://x.example', '<http://x.example>',
  '<img src=x>', '<!--', '-->', '</details>', '</summary>', '<script>', '&#64;', '&lt;', '&', '`', '``', '```', '~~~', '*', '**', '_', '__', '~', '~~', '|', '\\', '\\|', '|---|', ':-:', '[^1]', '[^1]: x', '- [ ] ', '- ', '+ ', '* ', '1. ', '1) ', '> ',
  '# ', '## ', '===', '---', '$', '$$', '$`', '`$', ':+1:', ':smile:', ':', ' ', '  ', '    ', '\t', '\n', '\r\n', '\n\n', 'a', 'www', 'http', '@', '#', '\u202e', '\u2066', '\u200b', '\u3164', '\u0000', '\ud800', 'שלום', '日本', '😀', '\ufeff', '\u00a0', '<!-- safe-debug-comment {} -->',
];

/** Any text, most of it made of pieces that mean something. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: fc.array(fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: fc.string({ maxLength: 4 }) }), { maxLength: 10 }).map((all) => all.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.constantFrom(...Object.values(hostileNames)) },
);
