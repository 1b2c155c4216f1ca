import { PAGE_ANSWERS_ID, type RenderedPage } from '@smriti/shared/base/public-pages';
import { SHOP_NAME } from '@smriti/shared/catalogue/shop';

/** What a page says of itself before any script runs. Nothing of it is escaped yet. */
export interface PageFacts {
  /** Without the name of the shop. */
  title: string;
  description: string;
  /** The address that search engines list; null where they are to keep out. */
  canonical: string | null;
  /** The whole address of a picture of at most 300 kB, at least 300 px wide. */
  image: string | null;
  /** Of Open Graph. */
  type: 'website' | 'product' | 'book';
  /** Structured data, as schema.org names it. */
  data: readonly object[];
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

/**
 * JSON as it may stand in a data block: nothing in it ends the block or begins a comment, and older
 * readers of JavaScript take it as well.
 */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const MAX_DESCRIPTION = 200;

/** The beginning of a text, cut between words. */
export function shortened(text: string, most = MAX_DESCRIPTION): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > most / 2 ? end : most)}…`;
}

const meta = (name: string, content: string) =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

/** What tells of a page in its head, but for its title. */
export function describingTags(facts: PageFacts): string {
  const { canonical, image } = facts;
  const description = shortened(facts.description);
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

/** The plain page, saying what it is. */
export function describedPage(template: string, facts: PageFacts): string {
  const title = `<title>${escapeHtml(`${facts.title} · ${SHOP_NAME}`)}</title>`;
  return template
    .replace(DESCRIPTION, '')
    .replace(TITLE, () => title)
    .replace('</head>', () => `${describingTags(facts)}\n</head>`);
}

const NOSCRIPT = /<noscript>[^<]*<\/noscript>/;

/**
 * The plain page where there is nothing to show, which says so to whoever runs no scripts. Search engines
 * are to keep out.
 */
export function emptyPage(
  template: string,
  { title, description }: Pick<PageFacts, 'title' | 'description'>,
): string {
  const facts = { title, description, canonical: null, image: null, type: 'website' as const };
  const words = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>`;
  return describedPage(template, { ...facts, data: [] }).replace(
    NOSCRIPT,
    () => `<noscript>${words}</noscript>`,
  );
}

/**
 * The page with its first screenful, and with what it was made of. Pictures come before all else that is
 * loaded.
 * @param ownHead what this page has in its head beside what all have
 * @throws when it holds a script, which the content policy would keep from running
 */
export function filledPage(page: string, rendered: RenderedPage, ownHead: string): string {
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
 * The page with its first screenful; the plain one where that cannot be made, so that the browser makes it.
 * @param onFailure is told why it could not be made
 */
export async function filledIfPossible(
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
