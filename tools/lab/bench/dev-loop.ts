import type { Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startDevShop } from '../../dev/shop/dev-shop.ts';
import { copyExport } from '../../dev/emulators/emulator-export.ts';
import { getEnvironment, environmentOrigins } from '../../../shared/local/environment.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { EMULATOR_DATA_FOLDER, ROOT } from '../../../shared/local/paths.ts';
import { withChromium } from '../../dev/programs/chromium.ts';
import { onShutdown } from '../../dev/programs/shutdown.ts';
import { median } from '../../quality/figures/statistics.ts';
import { formatTable, budgetVerdict } from '../../quality/figures/table.ts';

const RUNS = 3;
/** Pause before each save, in ms, so that the work of the previous one has ended. */
const PAUSE_MILLISECONDS = 5000;
const POLL_MILLISECONDS = 10;
const SEEN_LIMIT_MILLISECONDS = 60_000;
const suite = getEnvironment('dev');
const { hosting, firestore } = environmentOrigins(suite);
const DATABASE = `${firestore}/v1/projects/${suite.projectId}/databases/(default)/documents`;

interface Edit {
  name: string;
  /** Maximum time from saving the file until the page shows the change, in ms. */
  budget: number;
  file: string;
  /** Text that occurs once in the file, and its replacement. */
  change: readonly [from: string, to: string];
  /** Expression for whether the page shows the change; a string, because it runs in the page. */
  isSeen: string;
}

const footerHas = (text: string) =>
  `document.querySelector('footer')?.textContent.includes(${JSON.stringify(text)}) ?? false`;

/** Edits of this checkout, each undone afterwards. */
export const MEASURED_EDITS: readonly Edit[] = [
  {
    name: 'a word',
    budget: 1000,
    file: 'web/src/app/layout/footer-messages.ts',
    change: ["'Your photographs, printed to be kept.'", "'Edited by the bench.'"],
    isSeen: footerHas('Edited by the bench.'),
  },
  {
    name: 'a style',
    budget: 1000,
    file: 'web/src/app/layout/Footer.module.css',
    change: ['.copyright {', '.copyright {\n  outline: 3px solid rgb(1, 2, 3);'],
    isSeen: `[...document.querySelectorAll('footer *')].some((one) => getComputedStyle(one).outlineColor === 'rgb(1, 2, 3)')`,
  },
  {
    name: 'a line of a route',
    budget: 3000,
    file: 'functions/src/features/catalogue/catalogue-reads.service.ts',
    change: [
      "value: service.listStoredRecords(catalogue, 'talk-to-us')",
      "value: service.listStoredRecords(catalogue, 'talk-to-us').map((one) => ({ ...one, phone: '1234 bench' }))",
    ],
    isSeen: footerHas('1234 bench'),
  },
  {
    name: 'a shared contract',
    budget: 4000,
    file: 'shared/src/catalogue/reference-data.ts',
    change: [
      '  phone: z.string(),\n  email: z.string(),\n  hours',
      "  phone: z.string().check(z.overwrite((text) => text + '*')),\n  email: z.string(),\n  hours",
    ],
    isSeen: footerHas('**'), // the text is rendered by the API and by the browser
  },
  {
    name: 'a rule',
    budget: 3000,
    file: 'firestore.rules',
    change: [
      '    match /reviewQueue/{albumId} {',
      '    match /bench/{id} {\n      allow get: if true;\n    }\n\n    match /reviewQueue/{albumId} {',
    ],
    // 403 without the new rule, 404 with it
    isSeen: `fetch('${DATABASE}/bench/1').then(({ status }) => status === 404)`,
  },
];

export interface ReloadFigures extends Edit {
  /** Times from saving until the page shows the change, in ms: each edit and each undo. */
  times: number[];
}

/** Edits files of this checkout while the dev server runs, and undoes each edit. */
export async function measureDevReload(): Promise<ReloadFigures[]> {
  const data = join(ROOT, '.emulator-data-dev-loop');
  await copyExport(EMULATOR_DATA_FOLDER, data, suite);
  const shop = await startDevShop({
    environment: suite,
    data,
    isKept: false,
    onEmulatorLine: () => undefined,
    onApiOutput: () => undefined,
  });
  try {
    return await withChromium(async (browser) => {
      const page = await browser.newPage();
      await page.goto(`${hosting}/about`);
      await page.locator('footer').waitFor({ timeout: SEEN_LIMIT_MILLISECONDS });
      const figures: ReloadFigures[] = [];
      for (const edit of MEASURED_EDITS)
        figures.push({ ...edit, times: await measureEdit(page, edit) });
      return figures;
    });
  } finally {
    await shop.stop();
  }
}

async function measureEdit(page: Page, { file, change, isSeen }: Edit): Promise<number[]> {
  const path = join(ROOT, file);
  const before = readFileSync(path, 'utf8');
  const after = before.replace(...change);
  if (after === before) throw new Error(`${file} has no ${change[0]} any more`);
  let isOver = false;
  const save = (text: string) => {
    if (isOver) throw new ToolFailure('The measurement was ended.');
    writeFileSync(path, text);
  };
  const undo = () => {
    isOver = true;
    writeFileSync(path, before);
  };
  const forgetUndo = onShutdown(undo);
  const isGone = `Promise.resolve(${isSeen}).then((seen) => !seen)`;
  const times: number[] = [];
  try {
    for (let run = 0; run < RUNS; run += 1) {
      times.push(await measureSaving(page, () => save(after), isSeen));
      times.push(await measureSaving(page, () => save(before), isGone));
    }
  } finally {
    undo();
    forgetUndo();
  }
  return times;
}

async function measureSaving(page: Page, save: () => void, isSeen: string): Promise<number> {
  await setTimeout(PAUSE_MILLISECONDS);
  const started = performance.now();
  save();
  // not waitForFunction: the page's content security policy refuses its eval
  while (!(await page.evaluate(isSeen).catch(() => false))) {
    // evaluate() fails while the page reloads
    const elapsed = performance.now() - started;
    if (elapsed > SEEN_LIMIT_MILLISECONDS) throw new ToolFailure(`Saved and not seen: ${isSeen}`);
    await setTimeout(POLL_MILLISECONDS);
  }
  return performance.now() - started;
}

export function formatDevReloadTable(figures: readonly ReloadFigures[]): string {
  return formatTable(
    `From saving to seeing it in Chromium, ms, median of ${RUNS} edits and ${RUNS} undone`,
    ['edit', 'median', 'at most', '', 'each'],
    figures.map(({ name, budget, times }) => [
      name,
      median(times).toFixed(0),
      String(budget),
      budgetVerdict(median(times), budget),
      times.map((time) => time.toFixed(0)).join(' '),
    ]),
  );
}
