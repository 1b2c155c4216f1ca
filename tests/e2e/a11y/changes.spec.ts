import { COLOUR_RULES, findViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

const PAGE = `<html lang="en"><head><title>Changes</title></head><body><main>
  <h1>Changes</h1>
  <p>A text</p>
  <div><span><a href="#terms" style="color: #222; text-decoration: none">Terms</a></span></div>
  <label>Name <input></label>
  <ul><li><button style="width: 20px; height: 20px; padding: 0; vertical-align: top">+</button></li></ul>
</main></body></html>`;

const addToMain = (html: string) =>
  `document.querySelector('main').insertAdjacentHTML('beforeend', '${html}')`;

/** Changes that make a page with a known look inaccessible, each with the rule that finds it. */
const CHANGES = [
  ['color-contrast', `document.querySelector('p').style.color = '#eee'`],
  ['label', `document.querySelector('label').replaceWith(document.querySelector('input'))`],
  ['button-name', `document.querySelector('button').textContent = ''`],
  ['list', `document.querySelector('ul').append(document.createElement('p'))`],
  ['listitem', `document.querySelector('ul').setAttribute('role', 'group')`],
  ['document-title', `document.title = ''`],
  // These changes affect an element through its neighbours only.
  [
    'color-contrast',
    addToMain('<i style="position: fixed; inset: 0; z-index: -1; background: #111"></i>'),
  ],
  [
    'target-size',
    `document.querySelector('li').insertAdjacentHTML('beforeend', '<button aria-label="Save" ' +
      'style="width: 60px; height: 60px; background: none; vertical-align: top"></button>')`,
  ],
  ['link-in-text-block', `document.querySelector('div').append(' of the whole shop')`],
] as const;

test('findViolations finds changes of an element or its neighbours since the last check', async ({
  page,
}) => {
  for (const [rule, change] of CHANGES) {
    await page.setContent(PAGE);
    expect(await findViolations(page)).toEqual([]);
    await page.evaluate(change);
    expect((await findViolations(page)).map(({ id }) => id)).toContain(rule);
  }
});

test('findViolations rechecks elements that axe could not judge before', async ({ page }) => {
  await page.setContent(`<html lang="en"><head><title>Layers</title>
    <style>p::before { content: ''; position: absolute; inset: 0; z-index: -1; background: #111 }</style>
  </head><body><main><h1>Layers</h1>
    <p style="position: relative; z-index: 0; color: #eee">A text on a layer</p>
  </main></body></html>`);
  expect(await findViolations(page)).toEqual([]);
  await page.evaluate(`document.querySelector('style').remove()`);
  expect((await findViolations(page)).map(({ id }) => id)).toEqual(['color-contrast']);
});

test('findViolations finds each text whose colours are too similar, also in dark mode only', async ({
  page,
}) => {
  await page.setContent(`<html lang="en"><head><title>Modes</title><style>
    body { background: #fff; color: #222 }
    @media (prefers-color-scheme: dark) { body { background: #222; color: #333 } }
  </style></head><body><main><h1>Modes</h1><p>One</p><p>Another</p></main></body></html>`);
  expect(await findViolations(page, COLOUR_RULES)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const at = ['<h1>Modes</h1>', '<p>One</p>', '<p>Another</p>'];
  expect(await findViolations(page, COLOUR_RULES)).toEqual([{ id: 'color-contrast', at }]);
});
