import { join } from 'node:path';
import type { Firestore } from 'firebase-admin/firestore';
import { formatProductEditsTable, measureProductEdits } from './bench/catalogue-edits.ts';
import { formatDevReloadTable, measureDevReload } from './bench/dev-loop.ts';
import {
  type ConsoleFigures,
  formatStaffConsoleTable,
  measureConsole,
} from './bench/console-figures.ts';
import { formatAutoFillTables, measureAutoFill } from './bench/auto-fill-figures.ts';
import {
  type CatalogueAnswerFigures,
  formatCatalogueAnswersTable,
  measureCatalogueAnswers,
} from './bench/api-figures.ts';
import { formatEditorTable, measureEditor } from './bench/editor-figures.ts';
import { formatFirstViewsTable, measureFirstViews } from './bench/first-views.ts';
import { measurePrintFiles, formatPrintFilesTable } from './bench/print/print-figures.ts';
import { measurePrintedPages, formatPrintedPagesTable } from './bench/print/printed-pages.ts';
import { formatSearchTable, measureSearches } from './bench/search-figures.ts';
import { addOrders } from './bench/many-orders.ts';
import { measureMemory, formatMemoryTables } from './bench/memory-figures.ts';
import { measurePageTurns, formatPageTurnsTable } from './bench/preview-figures.ts';
import { setProductCount, SEEDED_PRODUCT_COUNT } from './bench/products.ts';
import { createStaffMember } from '../dev/shop/shop-client.ts';
import { withAdminSdk } from '../dev/shop/with-admin.ts';
import { buildForEnvironment } from '../release/build/build-steps.ts';
import { copyExport } from '../dev/emulators/emulator-export.ts';
import { startEmulators } from '../dev/emulators/start.ts';
import { getEnvironment, environmentOrigins } from '../../shared/local/environment.ts';
import { runTool, ToolFailure } from '../../shared/local/failure.ts';
import { EMULATOR_DATA_FOLDER, ROOT } from '../../shared/local/paths.ts';
import type { SeededProject } from '../../seed/src/fill-project.ts';

const suite = getEnvironment('bench');
const origins = environmentOrigins(suite);
const MANY_PRODUCTS = 10_000;
const FEW_ORDERS = 100;
const MANY_ORDERS = 10_000;

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
  'auto-fill': async () => formatAutoFillTables(await measureAutoFill()),
  search: () => Promise.resolve(formatSearchTable(measureSearches())),
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
  preview: async () => formatPageTurnsTable(await measurePageTurns(origins)),
  'catalogue-edit': () =>
    withShop(async (project) => formatProductEditsTable(await editFigures(project))),
  answers: () =>
    withShop(async ({ firestore }) => formatCatalogueAnswersTable(await answerFigures(firestore))),
  console: () =>
    withShop(async (project) => formatStaffConsoleTable(await consoleFigures(project))),
};

/**
 * `npm run bench [-- page | memory | preview | editor | catalogue-edit | answers | console | auto-fill | search | print |
 * print-speed | print-pages | dev-loop]`: measures a shop with the seeded data on separate emulators and prints the
 * figures with their budgets (docs/rules.md#budgets-3). Filling and printing books and searching in memory need no shop. Parts that could not
 * be measured are listed at the end. Other load on the machine affects the figures more than the ratios.
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
        failures.push(`The part '${name}' was not measured. ${error.message}`);
      }
    }
    if (failures.length > 0) throw new ToolFailure(failures.join('\n'));
  };
  const alone = { ...PARTS_ALONE, ...PRINT_HALVES, ...EDITING };
  if (names.every((name) => Object.hasOwn(alone, name))) return print();
  await buildForEnvironment(suite);
  const data = join(ROOT, '.emulator-data-bench');
  await copyExport(EMULATOR_DATA_FOLDER, data, suite);
  const emulators = await startEmulators({
    environment: suite,
    importFrom: data,
    env: { SMRITI_BENCH: '1' },
  });
  try {
    await print();
  } finally {
    await emulators.stop();
  }
});

/** Calls `work` with the Admin SDK of the benchmark's shop. */
function withShop<T>(work: (project: SeededProject) => Promise<T>): Promise<T> {
  return withAdminSdk(suite, work);
}

/** Calls `work` with the seeded products and again with many products, then removes those. */
async function withProducts<T>(
  firestore: Firestore,
  work: (products: number) => Promise<T>,
): Promise<[seeded: T, many: T]> {
  try {
    await setProductCount(firestore, origins, SEEDED_PRODUCT_COUNT);
    const seeded = await work(SEEDED_PRODUCT_COUNT);
    await setProductCount(firestore, origins, MANY_PRODUCTS);
    return [seeded, await work(MANY_PRODUCTS)];
  } finally {
    await setProductCount(firestore, origins, SEEDED_PRODUCT_COUNT);
  }
}

/** Console figures with few orders, then with many orders and products. */
async function consoleFigures({ auth, firestore }: SeededProject): Promise<ConsoleFigures> {
  const admin = await createStaffMember(origins, auth, 'admin');
  let from = 0;
  const figures = await withProducts(firestore, async (products) => {
    const to = products === SEEDED_PRODUCT_COUNT ? FEW_ORDERS : MANY_ORDERS;
    await addOrders(firestore, origins, { from, to });
    from = to;
    return measureConsole(origins, admin, to);
  });
  return figures.flat();
}

/** Figures of product edits with the seeded products, then with many. */
function editFigures({ firestore, auth }: SeededProject) {
  const shop = { origins, firestore, auth };
  return withProducts(firestore, (products) => measureProductEdits(shop, products));
}

/** Figures of catalogue answers with the seeded products, then with many. */
async function answerFigures(firestore: Firestore): Promise<CatalogueAnswerFigures[]> {
  const figures = await withProducts(firestore, (products) =>
    measureCatalogueAnswers(origins.hosting, products),
  );
  return figures.flat();
}
