import { SHOP_NAME } from '@smriti/shared/catalogue/shop-name';
import type { Language } from '@smriti/shared/language';
import { escapeHtml } from '../../platform/formats/escape-html';
import { fillTemplate, loadTexts } from '../../platform/texts';
import { ENGLISH_MAIL } from './mail-english.presenter';

/** Converts a path of the shop to an absolute URL. */
export type PageUrl = (path: string) => string;

export function mailTexts(language: Language): typeof ENGLISH_MAIL {
  return loadTexts(language, 'server/mail', ENGLISH_MAIL);
}

/** Content of a message before layout. Plain text, without markup. */
export interface MailContent {
  language: Language;
  subject: string;
  /** Omitted from the greeting unless it consists of letters. */
  firstName: string;
  /** Whether the covers of the orders that the message is about are shown, in HTML only. */
  hasCovers?: boolean;
  paragraphs: readonly string[];
  /** Labelled values, such as amounts. */
  facts?: readonly (readonly [label: string, value: string])[];
  /** Quoted text of a person; '' if none. */
  quote?: string;
  link: { label: string; url: string };
  secondLink?: { label: string; url: string };
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Names are user input, and anyone can register the address of a stranger: only letters are allowed. */
const NAME = /^[\p{L}\p{M}][\p{L}\p{M}'’-]{0,19}$/u;

/** First word of a first name; '' unless it consists of letters (docs/rules.md#mail-2). */
export function greetingName(firstName: string): string {
  const [word = ''] = firstName.trim().split(/\s+/);
  return NAME.test(word) ? word : '';
}

function greeting({ firstName, language }: MailContent): string {
  const name = greetingName(firstName);
  const { hello, helloName } = mailTexts(language);
  return name === '' ? hello : fillTemplate(helloName, { name });
}

function toText(content: MailContent): string {
  const { paragraphs, facts = [], quote = '', link, secondLink } = content;
  const blocks = [
    greeting(content),
    ...paragraphs,
    facts.map(([label, value]) => `${oneLine(label)}: ${value}`).join('\n'),
    quote && quote.replace(/^/gm, '> '),
    `${link.label}: ${link.url}`,
    secondLink ? `${secondLink.label}: ${secondLink.url}` : '',
    SHOP_NAME,
  ];
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`;
}

/** The fallback fonts cover Devanagari on the various systems. */
const FONT =
  'font-family:Figtree,Segoe UI,Helvetica,Arial,Noto Sans Devanagari,Nirmala UI,Kohinoor Devanagari,sans-serif';
const STYLES = {
  page: `margin:0;padding:24px 12px;background:#fbf8f3;color:#221c17;${FONT};font-size:16px;line-height:1.55`,
  card: 'max-width:560px;margin:0 auto;padding:28px 24px;background:#ffffff;border:1px solid #e7dfd4;border-radius:10px',
  name: 'margin:0 0 20px;color:#9b2d30;font-family:Georgia,serif;font-size:24px;line-height:1.2',
  paragraph: 'margin:0 0 16px',
  cover: 'display:inline-block;margin:0 8px 8px 0;border:0;border-radius:8px',
  table: 'width:100%;margin:0 0 20px;border-collapse:collapse',
  label:
    'padding:8px 12px 8px 0;border-bottom:1px solid #e7dfd4;color:#6b6158;text-align:left;font-weight:400;vertical-align:top',
  value: 'padding:8px 0;border-bottom:1px solid #e7dfd4;text-align:right;vertical-align:top',
  quote: 'margin:0 0 16px;padding:4px 16px;border-left:3px solid #d98a1e;white-space:pre-wrap',
  link: 'color:#9b2d30',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#9b2d30;color:#ffffff;font-weight:600;text-decoration:none',
};

/** Place of the covers in stored HTML: they are drawn when the message is sent. */
const COVERS_PLACE = '<!--covers-->';

export const hasPlaceForCovers = (html: string) => html.includes(COVERS_PLACE);

/** The HTML of a message with pictures of covers, attached with these Content-IDs. */
export function insertCovers(html: string, contentIds: readonly string[]): string {
  const pictures = contentIds.map(
    (id) => `<img src="cid:${id}" width="160" height="160" alt="" style="${STYLES.cover}">`,
  );
  const row = pictures.length > 0 ? `<p style="${STYLES.paragraph}">${pictures.join('')}</p>` : '';
  return html.replace(COVERS_PLACE, row);
}

function factsTable(facts: NonNullable<MailContent['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ([label, value]) =>
      `<tr><th scope="row" style="${STYLES.label}">${escapeHtml(oneLine(label))}</th>` +
      `<td style="${STYLES.value}">${escapeHtml(value)}</td></tr>`,
  );
  return `<table style="${STYLES.table}">${rows.join('')}</table>`;
}

function toHtml(content: MailContent): string {
  const { language, subject, paragraphs, facts = [], quote = '', link, secondLink } = content;
  const texts = [greeting(content), ...paragraphs];
  return [
    `<!doctype html><html lang="${language}-IN"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(oneLine(subject))}</title></head><body style="${STYLES.page}">`,
    `<div style="${STYLES.card}"><p style="${STYLES.name}">${SHOP_NAME}</p>`,
    ...texts.map((text) => `<p style="${STYLES.paragraph}">${escapeHtml(text)}</p>`),
    content.hasCovers === true ? COVERS_PLACE : '',
    factsTable(facts),
    quote && `<blockquote style="${STYLES.quote}">${escapeHtml(quote)}</blockquote>`,
    `<p style="margin:24px 0 0"><a href="${escapeHtml(link.url)}" style="${STYLES.button}">`,
    `${escapeHtml(link.label)}</a></p>`,
    secondLink
      ? `<p style="margin:16px 0 0"><a href="${escapeHtml(secondLink.url)}" style="${STYLES.link}">${escapeHtml(secondLink.label)}</a></p>`
      : '',
    '</div></body></html>',
  ].join('');
}

/** Lays out a message: a one-line subject, and the same content as text and HTML. */
export function layOutMail(content: MailContent): { subject: string; text: string; html: string } {
  return { subject: oneLine(content.subject), text: toText(content), html: toHtml(content) };
}
