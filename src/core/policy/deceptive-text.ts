/**
 * Characters that make text look other than it is: bidirectional controls (Unicode UAX 9; "Trojan Source", CVE-2021-42574),
 * and what has no glyph of its own (format and default-ignorable characters, without the joiners and variation selectors
 * of emoji and scripts, and without the byte order mark).
 */
const hidden = /(?![\u200c\u200d])(?!\ufeff)(?![\ufe00-\ufe0f])[\p{Bidi_Control}\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Latin beside Cyrillic or Greek letters within one word (Unicode UTS 39, "Mixed-Script Detection"). */
const mixedScripts = /\p{Script=Latin}[\p{M}\p{N}_]*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}][\p{M}\p{N}_]*\p{Script=Latin}/u;

/** Whether a text holds characters that cannot be seen or that turn its direction. */
export function hidesCharacters(text: string): boolean {
  return hidden.test(text);
}

/** Whether a name may pass for another one, because its letters are of two alphabets that look alike. */
export function looksAlike(name: string): boolean {
  return mixedScripts.test(name.normalize('NFC'));
}
