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

/** Limits of gzipped JavaScript in size-limit's notation, by source file; the rest has a default. */
export interface Budgets {
  /** For what is not named, such as a page that is new. */
  default: string;
  named: Readonly<Record<string, string>>;
}

/**
 * What the shop's JavaScript may weigh; see docs/rules.md#budgets-1. The same code weighs up to a hundred
 * bytes more or less from build to build, by the names of its files: a limit leaves room for that.
 */
export const BUNDLE_BUDGETS: Budgets = {
  default: '40 kB',
  named: {
    'index.html': '118 kB', // what every page begins with
    // What every page has in Hindi is waited for before the first painting, the others with their pages.
    '../shared/locales/hi.json?part=shop.json': '7 kB',
    '../shared/locales/hi.json?part=account.json': '8 kB',
    '../shared/locales/hi.json?part=orders.json': '13 kB',
    '../shared/locales/hi.json?part=studio.json': '4 kB',
    '../shared/locales/hi.json?part=editor.json': '9 kB',
    '../shared/locales/hi.json?part=book.json': '4 kB',
    '../shared/locales/hi.json?part=about.json': '8 kB',
    'src/domains/address/LocationPicker.tsx': '65 kB', // with the page that it stands in
    'src/domains/book/preview/BookPreview.tsx': '36 kB', // with what draws the book beside it, and its dialog
    // What the entry let go of (6.6 kB: the home page, pictures, what those who are signed in see in the
    // header) comes with the pages that have it.
    'src/app/RequireRole.tsx': '46 kB', // with the identity provider and reactfire's hooks
    'src/features/account/StaffChip.tsx': '46 kB', // with the same
    'src/features/admin/catalogue/RecordPage.tsx': '53 kB',
    'src/features/admin/catalogue/RecordsPage.tsx': '47 kB',
    'src/features/admin/orders/OrderPage.tsx': '56 kB',
    'src/features/admin/orders/OrdersPage.tsx': '53 kB',
    'src/features/studio/later.ts': '41 kB',
    'src/features/studio/photos/adding/add-files.ts': '41 kB',
    'src/features/studio/book/saved-book.ts': '43 kB', // with what knows this browser's own changes again
    // Areas of the console: with its frame, which is there when they come, and with forms and dialogs.
    'src/features/admin/customers/CustomerPage.tsx': '43 kB',
    'src/features/admin/print-room/PrintRoomArea.tsx': '54 kB',
    // Photos, remarks, replies and proposals of all rounds; what draws the book comes after them.
    'src/features/proof/FinalCheckout.tsx': '48 kB',
    'src/features/review/PreviewProduct.tsx': '50 kB',
    'src/features/review/queue/ReviewQueue.tsx': '52 kB', // with the page that it stands in
    // With the drawing of spreads and the layouts, most of which are there with the book; what finds a frame
    // and what changes it are pieces of their own, for the editor's sake.
    'src/features/review/propose/ProposeSpread.tsx': '44 kB', // says what is changed, of one photo and of several
    'src/features/orders/ViewOrder.tsx': '41 kB',
    'src/features/product/GalleryZoom.tsx': '43 kB', // with the product page that it stands in
    // The studio, which reads kept drafts with the books in them, and its parts, each with the page
    // that it stands in.
    '../shared/src/album/picture-date.ts': '43 kB',
    '../shared/src/album/picture-head.ts': '43 kB',
    'src/features/studio/CanvasUpload.tsx': '40 kB',
    'src/features/studio/CreateAlbum.tsx': '39 kB',
    'src/features/studio/CreateProduct.tsx': '44 kB',
    'src/features/studio/EditProduct.tsx': '43 kB',
    // The editor with its page, until a spread can be worked on; what it needs by and by comes after it.
    'src/features/studio/book/ArrangeBook.tsx': '70 kB',
    'src/features/studio/book/LeaveOut.tsx': '71 kB',
    // Panels of the editor and what it fetches by and by, each with the editor that it stands in, and with
    // what most parts share: both are there when they come.
    'src/features/studio/editor/panels/PhotoBar.tsx': '44 kB',
    'src/features/studio/editor/panels/TrayPhotos.tsx': '70 kB',
    'src/features/studio/editor/gestures/photo-drag.ts': '70 kB',
    'src/features/studio/editor/TextLayer.tsx': '27 kB',
    'src/features/studio/editor/panels/TextTools.tsx': '13 kB',
    'src/features/studio/editor/panels/CoverPanel.tsx': '37 kB',
    'src/features/studio/editor/panels/LayoutStrip.tsx': '33 kB',
    'src/features/studio/editor/PictureLayer.tsx': '26 kB',
    'src/features/studio/editor/panels/TraySheet.tsx': '71 kB',
    'src/features/studio/editor/panels/OverviewPanel.tsx': '64 kB',
    'src/features/studio/editor/panels/TextPanel.tsx': '28 kB',
    'src/features/studio/editor/panels/ThemePanel.tsx': '59 kB',
    'src/features/studio/choices/AlbumChoices.tsx': '41 kB',
    'src/features/studio/choices/CanvasChoices.tsx': '42 kB',
    'src/features/studio/choices/FrameCarousel.tsx': '43 kB',
    'src/features/studio/choices/ProductChoices.tsx': '42 kB',
    'src/features/studio/photos/adding/DropOverlay.tsx': '45 kB',
    'src/features/studio/photos/sorting/MoveDialog.tsx': '39 kB',
    'src/features/studio/photos/sorting/OrderBar.tsx': '40 kB',
    'src/features/studio/photos/PhotoGrid.tsx': '58 kB', // sorting, and dragging by hand and by keyboard
    'src/features/studio/save/conflicts/BookConflictDialog.tsx': '56 kB', // with what draws the book
    'src/features/studio/save/book-sync.ts': '61 kB', // with what draws the book
    'src/features/studio/save/StartOverDialog.tsx': '39 kB',
    'src/features/studio/save/send-album.ts': '41 kB', // with what explains a refusal
    'src/features/studio/save/server-draft.ts': '43 kB',
    'src/features/studio/save/server-sync.ts': '42 kB',
    'src/lib/live-status/LiveListeners.tsx': '130 kB', // Firestore's client, after the page is painted
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
 * A check for the entry and for each chunk that is loaded on demand: the entry with all that it
 * imports, and of the others what comes on top of it.
 * @param folder what the manifest's files are relative to
 * @throws Error when a budget names a source file that is no chunk of the build
 */
export function bundleChecks(manifest: unknown, folder: string, budgets: Budgets): BundleCheck[] {
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
 * What some chunks load on top of the entry, each file once.
 * @throws Error for a source that is no chunk of the build
 */
export function filesOnTop(manifest: unknown, sources: readonly string[]): string[] {
  const chunks = withEntry(viteManifest.parse(manifest));
  const lost = sources.find((source) => !(source in chunks));
  if (lost) throw new Error(`${lost} is no chunk of the build.`);
  const first = entryFiles(chunks);
  const files = new Set(sources.flatMap((source) => [...filesOf(source, chunks)]));
  return [...files].filter((file) => !first.has(file));
}

/** What the page's scripts are called where nothing else is left in the entry itself (vite.config.ts). */
const FIRST = 'first';

/** The manifest names no entry where all of it went into the piece that the first page needs. */
function withEntry(chunks: Manifest): Manifest {
  if (Object.values(chunks).some(({ isEntry }) => isEntry)) return chunks;
  const first = Object.values(chunks).find(({ name }) => name === FIRST);
  return first ? { ...chunks, 'index.html': { ...first, isEntry: true } } : chunks;
}

/** The files of a chunk and of everything that it imports statically. */
function filesOf(source: string, chunks: Manifest, seen = new Set<string>()): Set<string> {
  const one = chunks[source];
  if (!one || seen.has(one.file)) return seen;
  seen.add(one.file);
  for (const imported of one.imports ?? []) filesOf(imported, chunks, seen);
  return seen;
}
