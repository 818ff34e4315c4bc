import { Redaction } from '../gate/redaction.js';

/**
 * Forms that tokens of well-known services have, as their documentation and secret scanners give them: GitHub, GitLab,
 * OpenAI and Anthropic, AWS, Google, Slack, npm, Stripe, JSON Web Tokens, private keys, passwords in URLs.
 */
const tokenForms: readonly RegExp[] = [
  /\bgh[opsur]_[A-Za-z0-9]{20,255}\b/g,
  /\bgithub_pat_\w{20,255}\b/g,
  /\bgl(?:pat|ptt|dt|rt|cbt)-[\w-]{20,100}/g,
  /\bsk-[\w-]{16,255}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bAIza[\w-]{35}/g,
  /\bya29\.[\w-]{20,1024}/g,
  /\bxox[abeoprs]-[\w-]{10,255}/g,
  /\bnpm_[A-Za-z0-9]{36}\b/g,
  /\b[rs]k_(?:live|test)_[A-Za-z0-9]{16,255}\b/g,
  /\beyJ[\w-]{8,4096}\.eyJ[\w-]{8,8192}\.[\w-]{8,2048}/g,
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[\s\S]{0,16384}?-----END [A-Z ]{0,40}PRIVATE KEY-----/g,
];

/** A password between scheme and host (RFC 3986, section 3.2.1). */
const passwordInUrl = /(:\/\/[^\s:/@]{0,100}:)[^\s/@]{1,255}@/g;

/** Takes secrets out of a text. Once clean, a text stays as it is. */
export type Cleaner = (text: string) => string;

/** A cleaner that knows a run's secrets and what the tokens of well-known services look like. */
export function cleanerFor(secrets: Iterable<string>): Cleaner {
  const redaction = new Redaction(secrets);
  return (text) => {
    let clean = redaction.redact(text);
    for (const form of tokenForms) clean = clean.replace(form, '***');
    return clean.replace(passwordInUrl, '$1***@');
  };
}

/** A server's or model's words as one short line without control characters and bidirectional controls. */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').replace(/\p{Bidi_Control}/gu, '').trim();
  return wellFormed(line.length <= 300 ? line : `${line.slice(0, 297)}...`);
}

/** Lone surrogates, which have no UTF-8 form and so can neither be sent nor recorded, become U+FFFD. */
export function wellFormed(text: string): string {
  return Buffer.from(text).toString('utf8');
}
