import * as z from 'zod/mini';

const chunk = z.object({
  file: z.string(),
  name: z.optional(z.string()),
  isEntry: z.optional(z.boolean()),
  isDynamicEntry: z.optional(z.boolean()),
  imports: z.optional(z.array(z.string())),
});
const viteManifest = z.record(z.string(), chunk);
type Manifest = z.infer<typeof viteManifest>;

/** Limits of gzipped JavaScript by source file, in size-limit's notation. */
export interface BundleBudgets {
  /** Limit of all chunks without a limit of their own, such as a new page. */
  default: string;
  named: Readonly<Record<string, string>>;
}

/**
 * Size limits of the shop's JavaScript; see docs/rules.md#budgets-1. Each has a reserve: the size
 * of the same code varies by up to 100 bytes between builds, because file names contain hashes.
 */
export const BUNDLE_BUDGETS: BundleBudgets = {
  default: '40 kB',
  named: {
    'index.html': '118.1 kB', // loaded by every page
    // Hindi texts: those of every page are loaded before the first paint, the others with their pages.
    '../shared/locales/hi.json?part=shop.json': '7 kB',
    '../shared/locales/hi.json?part=account.json': '8 kB',
    '../shared/locales/hi.json?part=orders.json': '13.2 kB',
    '../shared/locales/hi.json?part=studio.json': '4 kB',
    '../shared/locales/hi.json?part=editor.json': '9 kB',
    '../shared/locales/hi.json?part=book.json': '4 kB',
    '../shared/locales/hi.json?part=about.json': '8 kB',
    '../shared/locales/hi.json?part=console.json': '3 kB',
    '../shared/locales/hi.json?part=work.json': '16 kB',
    '../shared/locales/hi.json?part=management.json': '13 kB',
    '../shared/locales/hi.json?part=staffErrors.json': '6 kB',
    '../shared/locales/hi.json?part=review.json': '4 kB',
    'src/domains/address/LocationPicker.tsx': '65 kB', // includes the page that loads it
    'src/domains/book/preview/BookPreview.tsx': '36 kB', // includes the drawing of books and the dialog
    // These pages include 6.6 kB that the entry no longer has: the home page, pictures, and the header
    // of signed-in users.
    'src/app/RequireRole.tsx': '46 kB', // includes the identity provider and reactfire's hooks
    'src/features/account/StaffChip.tsx': '46 kB', // includes the provider and the hooks, too
    'src/features/admin/catalogue/RecordPage.tsx': '53 kB',
    'src/features/admin/catalogue/RecordsPage.tsx': '47 kB',
    'src/features/admin/orders/OrderPage.tsx': '56 kB',
    'src/features/admin/orders/OrdersPage.tsx': '53 kB',
    // These parts and dialogs include the page that loads them.
    'src/features/admin/catalogue/RecordActionDialogs.tsx': '49 kB',
    'src/features/admin/catalogue/RecordSearchField.tsx': '49 kB',
    'src/features/admin/catalogue/PicturesField.tsx': '50 kB',
    'src/features/admin/orders/OrderBoard.tsx': '50 kB',
    'src/features/admin/orders/OrderExports.tsx': '51 kB',
    'src/features/admin/orders/OrderListDownload.tsx': '50 kB',
    'src/features/admin/orders/RefundDialog.tsx': '50 kB',
    'src/features/admin/orders/ReplacementDialog.tsx': '50 kB',
    'src/features/admin/orders/AddressDialog.tsx': '49.3 kB',
    'src/features/admin/orders/AfterSaleActions.tsx': '48.6 kB',
    'src/features/admin/orders/MailDialog.tsx': '48.6 kB',
    'src/features/admin/orders/OrderActivity.tsx': '51.7 kB',
    'src/features/admin/orders/TagsSection.tsx': '50 kB',
    'src/features/admin/orders/CancelOrderDialog.tsx': '48.4 kB',
    'src/features/admin/orders/PaymentNoteDialog.tsx': '48.4 kB',
    'src/features/admin/orders/RemoveDialog.tsx': '48.6 kB',
    'src/features/studio/prefetch-studio-parts.ts': '42.1 kB',
    'src/features/studio/photos/adding/file-intake.ts': '42 kB',
    'src/features/studio/book/merge-saved-book.ts': '43 kB', // includes the detection of own changes
    // Areas of the console; includes its frame, which is already loaded by then, forms and dialogs.
    'src/features/admin/customers/CustomerPage.tsx': '43 kB',
    'src/features/admin/today/FailuresPage.tsx': '40.5 kB', // includes the start page
    'src/features/admin/today/figures/FiguresPage.tsx': '43.5 kB', // includes the start page
    'src/features/admin/print-room/PrintRoomPage.tsx': '54 kB',
    'src/features/admin/print-room/JobPage.tsx': '54 kB',
    'src/features/admin/print-room/shipping/ShippingSheetPage.tsx': '46 kB',
    // Photos, remarks, replies and proposals of all rounds; the drawing of books is loaded later.
    'src/features/proof/FinalCheckoutPage.tsx': '48 kB',
    'src/features/review/PreviewProductPage.tsx': '50 kB',
    'src/features/review/ReviewArea.tsx': '50 kB', // the same pages, for reviewers
    'src/features/review/ReviewPage.tsx': '51.6 kB', // includes the page that loads it
    'src/features/review/queue/ReviewQueue.tsx': '52 kB', // includes the page that loads it
    // Includes the drawing of spreads and the layouts, most of which the book has already loaded. The
    // search for frames and their changes are separate chunks, for the editor.
    'src/features/review/propose/SpreadProposalTools.tsx': '45.4 kB', // includes the descriptions of changes
    'src/features/orders/ViewOrderPage.tsx': '41 kB',
    'src/features/product/GalleryZoom.tsx': '43 kB', // includes the product page
    // The studio, which reads saved drafts with their books, and its parts; each includes its page.
    '../shared/src/album/picture-date.ts': '44.2 kB',
    '../shared/src/album/picture-header.ts': '44.2 kB',
    'src/features/checkout/PaymentPage.tsx': '42.3 kB', // has the field for a coupon, and what payment links share
    'src/features/studio/CanvasUploadPage.tsx': '40.3 kB',
    'src/features/studio/CreateAlbumPage.tsx': '40.1 kB',
    'src/features/studio/CreateProductPage.tsx': '45.4 kB',
    'src/features/studio/EditProductPage.tsx': '43.2 kB',
    // The editor with its page, up to the point where a spread can be edited; the rest is loaded
    // later.
    'src/features/studio/book/BookArranger.tsx': '56.1 kB', // draws the first pages
    'src/features/studio/editor/BookScreen.tsx': '73.7 kB',
    'src/features/studio/book/LeaveOutSuggestion.tsx': '71 kB',
    // Panels of the editor; each includes the editor and the parts that most panels share, which
    // are already loaded by then.
    'src/features/studio/editor/panels/PhotoToolbar.tsx': '44 kB',
    'src/features/studio/editor/panels/PhotoTray.tsx': '48 kB',
    'src/features/studio/editor/gestures/photo-drag.ts': '70 kB',
    'src/features/studio/editor/TextLayer.tsx': '27 kB',
    'src/features/studio/editor/panels/CoverPanel.tsx': '38 kB',
    'src/features/studio/editor/panels/LayoutStrip.tsx': '34.2 kB',
    'src/features/studio/editor/PictureLayer.tsx': '26.2 kB',
    'src/features/studio/editor/panels/OverviewPanel.tsx': '66.8 kB',
    'src/features/studio/editor/panels/StylePanel.tsx': '46 kB', // includes the panels' shared parts
    'src/features/studio/editor/panels/TextPanel.tsx': '28 kB',
    'src/features/studio/editor/panels/ThemePanel.tsx': '61.9 kB',
    'src/features/studio/choices/AlbumChoices.tsx': '42.7 kB',
    'src/features/studio/choices/CanvasChoices.tsx': '43.9 kB',
    'src/features/studio/choices/FrameCarousel.tsx': '44.2 kB',
    'src/features/studio/choices/ProductChoices.tsx': '43.1 kB',
    'src/features/studio/photos/adding/DropOverlay.tsx': '45 kB',
    'src/features/studio/photos/adding/UploadStatus.tsx': '40.2 kB',
    'src/features/studio/photos/sorting/MoveDialog.tsx': '39 kB',
    'src/features/studio/photos/sorting/OrderBar.tsx': '40 kB',
    'src/features/studio/photos/adding/FileNotices.tsx': '41 kB', // varies around the default
    'src/features/studio/photos/PhotoGrid.tsx': '59 kB', // includes sorting and dragging
    'src/features/studio/save/conflicts/BookConflictDialog.tsx': '56 kB', // includes the drawing of books
    'src/features/studio/save/book-sync.ts': '63.6 kB', // includes the drawing of books
    'src/features/studio/save/StartOverDialog.tsx': '39 kB',
    'src/features/studio/save/send-album.ts': '41.5 kB', // includes the explanations of refusals
    'src/features/studio/save/server-draft.ts': '43 kB',
    'src/features/studio/save/server-sync.ts': '42.1 kB',
    'src/lib/live-status/LiveListeners.tsx': '130 kB', // Firestore's client, loaded after the first paint
  },
};

/** One line of size-limit's configuration. */
export interface BundleCheck {
  name: string;
  path: string[];
  limit: string;
  gzip: true;
}

/**
 * Creates a check for the entry with all its imports, and for each lazy chunk with the files that
 * it loads in addition to the entry.
 * @param folder folder of the files in the manifest
 * @throws Error when a budget names a source file that is no chunk of the build
 */
export function createBundleChecks(
  manifest: unknown,
  folder: string,
  budgets: BundleBudgets,
): BundleCheck[] {
  const chunks = withEntry(viteManifest.parse(manifest));
  const loadable = Object.entries(chunks).filter(
    ([, one]) => (one.isEntry ?? one.isDynamicEntry) && one.file.endsWith('.js'),
  );
  const sources = loadable.map(([source]) => source);
  const lost = Object.keys(budgets.named).find((source) => !sources.includes(source));
  if (lost)
    throw new Error(`There is a bundle budget for ${lost}, which is no chunk of the build.`);

  const first = entryFiles(chunks);
  return loadable.map(([source, one]) => {
    const files = [...filesOf(source, chunks)].filter((file) => one.isEntry || !first.has(file));
    return {
      name: source,
      path: files.map((file) => `${folder}/${file}`),
      limit: budgets.named[source] ?? budgets.default,
      gzip: true,
    };
  });
}

function entryFiles(chunks: Manifest): Set<string> {
  return new Set(
    Object.entries(chunks).flatMap(([source, { file, isEntry }]) =>
      isEntry && file.endsWith('.js') ? [...filesOf(source, chunks)] : [],
    ),
  );
}

/**
 * Files that chunks load in addition to the entry.
 * @throws Error for a source that is no chunk of the build
 */
export function nonEntryFiles(manifest: unknown, sources: readonly string[]): string[] {
  const chunks = withEntry(viteManifest.parse(manifest));
  const lost = sources.find((source) => !(source in chunks));
  if (lost) throw new Error(`${lost} is no chunk of the build.`);
  const first = entryFiles(chunks);
  const files = new Set(sources.flatMap((source) => [...filesOf(source, chunks)]));
  return [...files].filter((file) => !first.has(file));
}

/** Chunk that contains the page's scripts when the entry itself is empty (vite.config.ts). */
const FIRST = 'first';

/**
 * Marks the first chunk as the entry; Vite's manifest has no entry when all of its code is in that
 * chunk.
 */
function withEntry(chunks: Manifest): Manifest {
  if (Object.values(chunks).some(({ isEntry }) => isEntry)) return chunks;
  const first = Object.values(chunks).find(({ name }) => name === FIRST);
  return first ? { ...chunks, 'index.html': { ...first, isEntry: true } } : chunks;
}

/** Files of a chunk and of its static imports. */
function filesOf(source: string, chunks: Manifest, seen = new Set<string>()): Set<string> {
  const one = chunks[source];
  if (!one || seen.has(one.file)) return seen;
  seen.add(one.file);
  for (const imported of one.imports ?? []) filesOf(imported, chunks, seen);
  return seen;
}
