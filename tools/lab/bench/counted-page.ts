import type { Locator, Page } from '@playwright/test';

export interface UserEffort {
  /** Presses of links, buttons and options; choosing files and following a mail's link are one each. */
  taps: number;
  /** Fields that the person typed or scanned into. */
  fields: number;
  /** Presses of things that were above or below the window. */
  scrolls: number;
}

type Files = Parameters<Locator['setInputFiles']>[0];

/** Page whose user actions all go through its functions, which count them. */
export type CountedPage = ReturnType<typeof createCountedPage>;

/** Wraps a page that is operated by touch, or by mouse if `isMouse`; the counts start at 0. */
export function createCountedPage(page: Page, { isMouse = false } = {}) {
  const effort: UserEffort = { taps: 0, fields: 0, scrolls: 0 };

  async function tap(target: Locator): Promise<void> {
    effort.taps += 1;
    await target.waitFor();
    const box = await target.boundingBox();
    const height = page.viewportSize()?.height ?? Infinity;
    if (box && (box.y < 0 || box.y + Math.min(box.height, height) > height)) effort.scrolls += 1;
    await (isMouse ? target.click() : target.tap());
  }

  /** Types into empty fields; fields that the shop has filled in are not counted. */
  async function fillEmpty(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) {
      const field = form.getByLabel(label, { exact: true });
      await field.waitFor();
      if ((await field.inputValue()) !== '') continue;
      effort.fields += 1;
      await field.fill(value);
    }
  }

  return {
    page,
    effort,
    tap,
    fillEmpty,

    async select(field: Locator, option: string): Promise<void> {
      effort.taps += 1;
      await field.selectOption(option);
    },

    /** Presses a key other than those of a text, e.g. 'Control+Enter'. */
    async press(keys: string): Promise<void> {
      effort.taps += 1;
      await page.keyboard.press(keys);
    },

    async type(text: string, field?: Locator): Promise<void> {
      effort.fields += 1;
      if (field) await field.fill(text);
      else await page.keyboard.type(text);
    },

    /** Scans a barcode into the focused field; scanners end it with Enter. */
    async scan(code: string): Promise<void> {
      effort.fields += 1;
      await page.keyboard.type(code);
      await page.keyboard.press('Enter');
    },

    /** Taps the first option of each group of `form` in which nothing is chosen. */
    async chooseOpen(form: Locator): Promise<void> {
      for (const group of await form.getByRole('group').all()) {
        const options = group.getByRole('radio', { disabled: false });
        if ((await options.count()) === 0) continue;
        if ((await group.getByRole('radio', { checked: true }).count()) > 0) continue;
        await tap(options.first());
      }
    },

    async chooseFiles(target: Locator, files: Files): Promise<void> {
      effort.taps += 1;
      await target.setInputFiles(files);
    },

    /** Opens the link of a mail, which is one tap in the mail program. */
    async followMailLink(url: string): Promise<void> {
      effort.taps += 1;
      await page.goto(url);
    },
  };
}
