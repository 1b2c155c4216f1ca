/**
 * Product descriptions are stored as HTML, but staff edit plain text: an empty line separates
 * paragraphs, a hyphen starts a list item, ** marks bold text. HTML that this syntax cannot express
 * is edited as HTML.
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

export function textToHtml(text: string): string {
  if (text.trim() === '' || MARKUP.test(text)) return text;
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => blockOf(block.trim()))
    .join('');
}

/**
 * Converts HTML to editable text. HTML that would not convert back unchanged is returned as it is.
 */
export function htmlToText(html: string): string {
  const text = html
    .replaceAll(/<\/?strong>/g, '**')
    .replaceAll(/<li>/g, '- ')
    .replaceAll(/<\/li>/g, '\n')
    .replaceAll(/<\/(?:p|ul)>/g, '\n\n')
    .replaceAll(/<(?:p|ul)>/g, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const plain = decoded(text);
  return textToHtml(plain) === html ? plain : html;
}
