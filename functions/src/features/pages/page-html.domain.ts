import { PAGE_ANSWERS_ID, type RenderedPage } from '@smriti/shared/base/public-pages';
import { SHOP_NAME } from '@smriti/shared/catalogue/shop-name';
import { escapeHtml } from '../../platform/formats/escape-html';

/** Metadata of a page, available without scripts. Not escaped yet. */
export interface PageMetadata {
  /** Title without the name of the shop. */
  title: string;
  description: string;
  /** Canonical address for search engines; null for a page that must not be indexed. */
  canonical: string | null;
  /** Absolute address of a picture of at most 300 kB, at least 300 px wide; null if none. */
  image: string | null;
  /** Open Graph type. */
  type: 'website' | 'product' | 'book';
  /** Structured data in the vocabulary of schema.org. */
  data: readonly object[];
}

/**
 * Escapes JSON for a data block: nothing in it can end the block or start a comment, and older JavaScript
 * parsers accept it.
 */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const MAX_DESCRIPTION_LENGTH = 200;

/** Shortens a text to at most `most` characters plus an ellipsis, preferably between words. */
export function shortenText(text: string, most = MAX_DESCRIPTION_LENGTH): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most)}…`;
}

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** Metadata tags of a page's head, except its title. */
export function metadataTags(facts: PageMetadata): string {
  const { canonical, image } = facts;
  const description = shortenText(facts.description);
  return [
    meta('description', description),
    ...(canonical === null
      ? [meta('robots', 'noindex')]
      : [`<link rel="canonical" href="${escapeHtml(canonical)}">`, property('og:url', canonical)]),
    property('og:site_name', SHOP_NAME),
    property('og:title', facts.title),
    property('og:description', description),
    property('og:type', facts.type),
    property('og:locale', 'en_IN'),
    ...(image === null ? [] : [property('og:image', image)]),
    meta('twitter:card', image === null ? 'summary' : 'summary_large_image'),
    ...facts.data.map((one) => `<script type="application/ld+json">${jsonForHtml(one)}</script>`),
  ].join('\n');
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /<meta\s+name="description"[^>]*>/;
const ROOT = '<div id="root"></div>';

/** The plain page with its title and metadata. */
export function insertPageMetadata(template: string, facts: PageMetadata): string {
  const title = `<title>${escapeHtml(`${facts.title} · ${SHOP_NAME}`)}</title>`;
  return template
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => title)
    .replace('</head>', () => `${metadataTags(facts)}\n</head>`);
}

const NOSCRIPT = /<noscript>[^<]*<\/noscript>/;

/** A page for missing content, with a message for browsers without scripts. Not indexed. */
export function renderEmptyPage(
  template: string,
  { title, description }: Pick<PageMetadata, 'title' | 'description'>,
): string {
  const facts = { title, description, canonical: null, image: null, type: 'website' as const };
  const words = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`;
  return insertPageMetadata(template, { ...facts, data: [] }).replace(
    NOSCRIPT,
    () => `<noscript>${words}</noscript>`,
  );
}

/**
 * The page with its rendered first screen and the API answers that it was rendered from. Pictures are
 * preloaded first.
 * @param ownHead tags of the head that are specific to this page
 * @throws when the rendered page contains a script, which the content policy would block
 */
export function insertPageContent(page: string, rendered: RenderedPage, ownHead: string): string {
  const { html, head, answers } = rendered;
  if (/<script/i.test(html + head)) throw new Error('a rendered page holds a script');
  const title = TITLE.exec(head)?.[0];
  const block = `<script type="application/json" id="${PAGE_ANSWERS_ID}">${jsonForHtml(answers)}</script>`;
  const pictures = head.replace(TITLE, '');
  return (title === undefined ? page : page.replace(TITLE, () => title))
    .replace('<style>', () => `${pictures}<style>`)
    .replace('</head>', () => `${ownHead}</head>`)
    .replace(ROOT, () => `<div id="root">${html}</div>${block}`);
}

/**
 * The page with its rendered first screen, or the plain page if rendering fails; the browser then renders it.
 * @param onFailure called with the error
 */
export async function fillPageOrFallBack(
  plain: string,
  fill: () => Promise<string>,
  onFailure: (error: unknown) => void,
): Promise<string> {
  try {
    return await fill();
  } catch (error) {
    onFailure(error);
    return plain;
  }
}
