/**
 * A product's description is HTML in the shop; who writes it need not know. Paragraphs without markup
 * are edited as text with empty lines between them; anything else is edited as it is.
 */

const PARAGRAPHS = /^(?:\s*<p>[^<]*<\/p>\s*)+$/;
const MARKUP = /<[a-z][^>]*>/i;
const ENTITIES: readonly [string, string][] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&amp;', '&'],
];

function decoded(text: string): string {
  return ENTITIES.reduce((plain, [entity, sign]) => plain.replaceAll(entity, sign), text);
}

function encoded(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** HTML as it is edited. */
export function fromParagraphs(html: string): string {
  if (!PARAGRAPHS.test(html)) return html;
  const plain = [...html.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text = '']) => decoded(text.trim()));
  // what would be taken for markup on the way back stays as it is
  return plain.some((text) => MARKUP.test(text)) ? html : plain.join('\n\n');
}

/** What was edited, as HTML. */
export function toParagraphs(text: string): string {
  if (text.trim() === '' || MARKUP.test(text)) return text;
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${encoded(paragraph.trim().replaceAll(/\s*\n\s*/g, ' '))}</p>`)
    .join('');
}
