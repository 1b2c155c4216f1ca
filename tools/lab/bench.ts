import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { formatDevReloadTable, measureDevReload } from './bench/dev-loop.ts';
import { formatAutoFillTables, measureAutoFill } from './bench/auto-fill-figures.ts';
import {
  type CatalogueAnswerFigures,
  formatCatalogueAnswersTable,
  measureCatalogueAnswers,
} from './bench/api-figures.ts';
import {
  exceedsConsoleTaskLimits,
  formatConsoleTasksTable,
  measureConsoleTasks,
} from './bench/console-task-figures.ts';
import { formatEditorTable, measureEditor } from './bench/editor-figures.ts';
import { formatFirstViewsTable, measureFirstViews } from './bench/first-views.ts';
import {
  formatJourneysTable,
  exceedsJourneyLimits,
  measureJourneys,
} from './bench/journey-figures.ts';
import { formatPhonePhotosTable, measurePhonePhotos } from './bench/phone-photos-figures.ts';
import { measurePrintFiles, formatPrintFilesTable } from './bench/print/print-figures.ts';
import { measurePrintedPages, formatPrintedPagesTable } from './bench/print/printed-pages.ts';
import { measureMemory, formatMemoryTables } from './bench/memory-figures.ts';
import { measurePageTurns, formatPageTurnsTable } from './bench/preview-figures.ts';
import { formatSearchTable, measureSearches } from './bench/search-figures.ts';
import { setProductCount, SEEDED_PRODUCT_COUNT } from './bench/products.ts';
import { withBuiltShop } from '../dev/shop/with-built-shop.ts';
import { withAdminSdk } from '../dev/shop/with-admin.ts';
import { getEnvironment, environmentOrigins } from '../../shared/local/environment.ts';
import { runTool, ToolFailure } from '../../shared/local/failure.ts';
import { ROOT } from '../../shared/local/paths.ts';
import type { SeededProject } from '../../seed/src/fill-project.ts';

const suite = getEnvironment('bench');
const origins = environmentOrigins(suite);
const MANY_PRODUCTS = 10_000;

/** Parts of `print`: the speed needs an idle machine, and the comparison of pages takes long. */
const PRINT_HALVES: Record<string, () => Promise<string>> = {
  'print-speed': async () => formatPrintFilesTable(await measurePrintFiles()),
  'print-pages': async () => formatPrintedPagesTable(await measurePrintedPages()),
};

/** Parts that run only when they are named, because they edit files of this checkout. */
const EDITING: Record<string, () => Promise<string>> = {
  'dev-loop': async () => formatDevReloadTable(await measureDevReload()),
};

/** Parts that need no running shop. */
const PARTS_ALONE: Record<string, () => Promise<string>> = {
  search: () => Promise.resolve(formatSearchTable(measureSearches())),
  'auto-fill': async () => formatAutoFillTables(await measureAutoFill()),
  async print() {
    const halves: string[] = [];
    for (const half of Object.values(PRINT_HALVES)) halves.push(await half());
    return halves.join('\n\n');
  },
};

const PARTS: Record<string, () => Promise<string>> = {
  ...PARTS_ALONE,
  page: async () => formatFirstViewsTable(await measureFirstViews(origins.hosting)),
  memory: () =>
    withShop(async (project) => {
      const functions = { suite, folder: join(ROOT, 'functions') };
      return formatMemoryTables(await measureMemory(functions, project));
    }),
  editor: async () => formatEditorTable(await measureEditor(origins)),
  journeys: () =>
    withShop(async (project) => {
      const figures = await measureJourneys(origins, project);
      const table = formatJourneysTable(figures);
      if (!figures.some(exceedsJourneyLimits)) return table;
      console.log(`\n${table}`);
      throw new ToolFailure('A journey takes more taps or fields than it may.');
    }),
  'phone-photos': async () => formatPhonePhotosTable(await measurePhonePhotos(origins)),
  desk: () =>
    withShop(async (project) => {
      const figures = await measureConsoleTasks(origins, project);
      const table = formatConsoleTasksTable(figures);
      if (!figures.some(exceedsConsoleTaskLimits)) return table;
      console.log(`\n${table}`);
      throw new ToolFailure(
        'A task of the staff takes more clicks or fields than it may, or scrolls.',
      );
    }),
  preview: async () => formatPageTurnsTable(await measurePageTurns(origins)),
  answers: () =>
    withShop(async ({ firestore }) => formatCatalogueAnswersTable(await answerFigures(firestore))),
};

/**
 * `npm run bench [-- page | memory | preview | editor | journeys | phone-photos | desk | answers | auto-fill | search | print |
 * print-speed | print-pages | dev-loop]`: measures a shop with the seeded data on separate emulators and prints the figures with
 * their budgets (docs/rules.md#budgets-3). Filling and printing books and searching in memory need no shop. Parts
 * that could not be measured, or that exceed a limit, are listed at the end. Other load on the machine affects the
 * figures more than the ratios.
 */
await runTool(async () => {
  const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
  const known = { ...PARTS, ...PRINT_HALVES, ...EDITING };
  const unknown = names.find((name) => !Object.hasOwn(known, name));
  if (unknown) {
    throw new ToolFailure(`There is no part '${unknown}': ${Object.keys(known).join(', ')}.`);
  }
  const print = async () => {
    const failures: string[] = [];
    for (const name of names) {
      try {
        console.log(`\n${await known[name]?.()}`);
      } catch (error) {
        if (!(error instanceof ToolFailure)) throw error;
        failures.push(`The part '${name}' failed. ${error.message}`);
      }
    }
    if (failures.length > 0) throw new ToolFailure(failures.join('\n'));
  };
  const alone = { ...PARTS_ALONE, ...PRINT_HALVES, ...EDITING };
  if (names.every((name) => Object.hasOwn(alone, name))) return print();
  await withBuiltShop(suite, print, { SMRITI_BENCH: '1' });
});

/** Calls `work` with the Admin SDK of the benchmark's shop. */
function withShop<T>(work: (project: SeededProject) => Promise<T>): Promise<T> {
  return withAdminSdk(suite, work);
}

/** Figures of catalogue answers with the seeded products and again with many, which are then removed. */
async function answerFigures(firestore: Firestore): Promise<CatalogueAnswerFigures[]> {
  const figures: CatalogueAnswerFigures[] = [];
  try {
    for (const products of [SEEDED_PRODUCT_COUNT, MANY_PRODUCTS]) {
      await setProductCount(firestore, origins, products);
      figures.push(...(await measureCatalogueAnswers(origins.hosting, products)));
    }
    return figures;
  } finally {
    await setProductCount(firestore, origins, SEEDED_PRODUCT_COUNT);
  }
}
