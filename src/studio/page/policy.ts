import { sha256Hex } from '../../core/digest.js';
import { browserScript } from './browser-script.js';
import { style } from './style.js';

function sourceHash(text: string): string {
  return `'sha256-${Buffer.from(sha256Hex(text), 'hex').toString('base64')}'`;
}

/**
 * What the page may load and run: this one style sheet and this one script, by their hashes (CSP Level 3,
 * "hash-source"). No request, no image, no form, no other base address; and no text ever becomes markup (Trusted Types:
 * `require-trusted-types-for 'script'` without any policy).
 */
export const contentPolicy = [
  "default-src 'none'",
  `style-src ${sourceHash(style)}`,
  `script-src ${sourceHash(browserScript)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "trusted-types 'none'",
  "require-trusted-types-for 'script'",
].join('; ');
