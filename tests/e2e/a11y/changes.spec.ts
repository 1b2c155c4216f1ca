import { findViolations } from '../support/accessibility';
import { expect, test } from '../support/test';

const PAGE = `<html lang="en"><head><title>Changes</title></head><body><main>
  <h1>Changes</h1>
  <p>A text</p>
  <label>Name <input></label>
  <ul><li><button>Save</button></li></ul>
</main></body></html>`;

/** Changes that make a page with a known look inaccessible, each by the rule that finds it. */
const CHANGES = {
  'color-contrast': `document.querySelector('p').style.color = '#eee'`,
  label: `document.querySelector('label').replaceWith(document.querySelector('input'))`,
  'button-name': `document.querySelector('button').textContent = ''`,
  list: `document.querySelector('ul').append(document.createElement('p'))`,
  listitem: `document.querySelector('ul').setAttribute('role', 'group')`,
  'document-title': `document.title = ''`,
};

test('a check of accessibility finds what has changed since the last', async ({ page }) => {
  for (const [rule, change] of Object.entries(CHANGES)) {
    await page.setContent(PAGE);
    expect(await findViolations(page)).toEqual([]);
    await page.evaluate(change);
    expect((await findViolations(page)).map(({ id }) => id)).toContain(rule);
  }
});
