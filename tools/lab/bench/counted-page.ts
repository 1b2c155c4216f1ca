import type { Locator, Page } from '@playwright/test';

/** Actions of a customer on a journey. */
export interface Effort {
  /** Presses of links, buttons and options; choosing files and following a mail's link are one each. */
  taps: number;
  /** Fields that the customer typed into. */
  fields: number;
}

type Files = Parameters<Locator['setInputFiles']>[0];

/** Page whose user actions all go through its functions, which count them. */
export type CountedPage = ReturnType<typeof createCountedPage>;

/** Wraps a page; the counts start at 0. */
export function createCountedPage(page: Page) {
  const effort: Effort = { taps: 0, fields: 0 };

  async function tap(target: Locator): Promise<void> {
    effort.taps += 1;
    await target.tap();
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

    /** Taps the first option of each group of `form` in which nothing is chosen. */
    async chooseOpen(form: Locator): Promise<void> {
      for (const group of await form.getByRole('group').all()) {
        const options = group.getByRole('radio', { disabled: false });
        if ((await options.count()) === 0) continue;
        if ((await group.getByRole('radio', { checked: true }).count()) > 0) continue;
        await tap(options.first());
      }
    },

    /** Chooses files in the dialog that `target` opens. */
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
