import { describe, expect, test } from 'vitest';
import {
  insertPageMetadata,
  metadataTags,
  fillPageOrFallBack,
  insertPageContent,
  jsonForHtml,
  type PageMetadata,
  shortenText,
} from './page-html.domain';
import { escapeHtml } from '../../platform/formats/escape-html';

const TEMPLATE = `<!doctype html>
<html lang="en-IN">
  <head>
    <meta name="description"
      content="The shop." />
    <title>Smriti</title>
    <style>a{color:red}</style>
  </head>
  <body><div id="root"></div></body>
</html>`;
/** Hostile text that an admin or a customer might enter. */
const NASTY = `</script><script>alert("1")</script> & 'x' \u2028\u2029 $& <!--`;
const facts: PageMetadata = {
  title: NASTY,
  description: NASTY,
  image: `https://shop.test/a?x=1&y="2"`,
  canonical: 'https://shop.test/product?id=1',
  type: 'product',
  data: [{ name: NASTY }],
};
const rendered = {
  html: '<h1>A book</h1>',
  head: '<link rel="preload" as="image" href="/a.webp"/><title>A book · Smriti</title>',
  answers: [[['banners'], [{ title: NASTY }]]] as const,
};
const OWN_HEAD = '<style>b{}</style><script async src="/assets/start.js"></script>';

/** Script tags in the page, as a browser sees them. */
const scriptsOf = (html: string) => html.match(/<script[^>]*>/g) ?? [];

describe('entered text', () => {
  test('is escaped in HTML, and unchanged when it is parsed', () => {
    expect(escapeHtml(`<b>"'&`)).toBe('&lt;b&gt;&quot;&#39;&amp;');
  });

  test('does not end a data block, and is unchanged when it is parsed', () => {
    const json = jsonForHtml({ name: NASTY });
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ name: NASTY });
  });

  test('adds no tag to a page at any place', () => {
    const page = insertPageContent(insertPageMetadata(TEMPLATE, facts), rendered, OWN_HEAD);
    expect(scriptsOf(page)).toEqual([
      '<script type="application/ld+json">',
      '<script async src="/assets/start.js">',
      '<script type="application/json" id="page-answers">',
    ]);
    expect(page).not.toContain('<!--');
    expect(page).toContain('content="https://shop.test/a?x=1&amp;y=&quot;2&quot;"');
  });
});

describe('a page', () => {
  test('has one title and one description of its own', () => {
    const page = insertPageMetadata(TEMPLATE, {
      ...facts,
      title: 'A book',
      description: 'Of linen.',
    });
    expect(page.match(/<title>.*<\/title>/g)).toEqual(['<title>A book · Smriti</title>']);
    expect(page.match(/name="description"/g)).toHaveLength(1);
    expect(page).toContain('<meta name="description" content="Of linen.">');
    expect(page).toContain('<div id="root"></div>');
  });

  test('that search engines must not index has no canonical URL, and is marked noindex', () => {
    const tags = metadataTags({ ...facts, canonical: null });
    expect(tags).toContain('<meta name="robots" content="noindex">');
    expect(tags).not.toMatch(/canonical|og:url/);
  });

  test('has its first screenful, with the picture before styles and scripts', () => {
    const page = insertPageContent(insertPageMetadata(TEMPLATE, facts), rendered, OWN_HEAD);
    expect(page).toContain('<div id="root"><h1>A book</h1></div>');
    expect(page.match(/<title>.*<\/title>/g)).toEqual(['<title>A book · Smriti</title>']);
    expect(page.indexOf('as="image"')).toBeLessThan(page.indexOf('<style>'));
    expect(page).toContain(`${OWN_HEAD}</head>`);
  });

  test('with an inline script is refused, because the content policy would block it', () => {
    const scripted = { ...rendered, html: '<div></div><script>$RC("B:0")</script>' };
    expect(() => insertPageContent(TEMPLATE, scripted, OWN_HEAD)).toThrow(/holds a script/);
  });
});

describe('a page that cannot be rendered', () => {
  const plain = insertPageMetadata(TEMPLATE, facts);

  test.each([
    ['fails', () => Promise.reject(new Error('broken'))],
    ['gives what may not be in a page', () => Promise.resolve({ ...rendered, html: '<script>' })],
  ])('because rendering %s is the plain page with its own title', async (_how, render) => {
    const failures: unknown[] = [];
    const fill = async () => insertPageContent(plain, await render(), OWN_HEAD);
    const page = await fillPageOrFallBack(plain, fill, (error) => failures.push(error));
    expect(page).toBe(plain);
    expect(page).toContain('<div id="root"></div>');
    expect(page).toContain('og:title');
    expect(failures).toHaveLength(1);
  });
});

test('shortens a long description between words', () => {
  expect(shortenText('One two three', 8)).toBe('One two…');
  expect(shortenText('One two', 8)).toBe('One two');
  expect(shortenText('x'.repeat(300))).toHaveLength(201);
});
