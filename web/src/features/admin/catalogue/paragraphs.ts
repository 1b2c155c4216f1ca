/**
 * A product's description is HTML in the shop; who writes it need not know. It is edited as text: an
 * empty line between paragraphs, a hyphen before each line of a list, ** around what is bold. HTML
 * that is more than that is edited as it is.
 */

const MARKUP = /<[a-z][^>]*>/i;
const BOLD = /\*\*([^*]+)\*\*/g;
const ENTITIES: readonly (readonly [string, string])[] = [
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
];

function decoded(text: string): string {
  return ENTITIES.reduce((plain, [entity, sign]) => plain.replaceAll(entity, sign), text);
}

function encoded(text: string): string {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return safe.replaceAll(BOLD, '<strong>$1</strong>');
}

function blockOf(block: string): string {
  const lines = block.split('\n').map((line) => line.trim());
  if (lines.every((line) => line.startsWith('- '))) {
    return `<ul>${lines.map((line) => `<li>${encoded(line.slice(2).trim())}</li>`).join('')}</ul>`;
  }
  return `<p>${encoded(lines.join(' '))}</p>`;
}

/** What was edited, as HTML. */
export function toParagraphs(text: string): string {
  if (text.trim() === '' || MARKUP.test(text)) return text;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockOf(block.trim()))
    .join('');
}

/** HTML as it is edited: as text, where that leads back to the same HTML. */
export function fromParagraphs(html: string): string {
  const text = html
    .replaceAll(/<\/?strong>/g, '**')
    .replaceAll(/<li>/g, '- ')
    .replaceAll(/<\/li>/g, '\n')
    .replaceAll(/<\/(?:p|ul)>/g, '\n\n')
    .replaceAll(/<(?:p|ul)>/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const plain = decoded(text);
  return toParagraphs(plain) === html ? plain : html;
}
