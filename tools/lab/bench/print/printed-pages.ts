import { compareBookPages } from '../../../quality/print-check/book-differences.ts';
import { loadSeededBooks } from '../../../quality/print-check/seeded-books.ts';
import { formatTable, budgetVerdict } from '../../../quality/figures/table.ts';

/** Compares every page of the demo shop's print files with Chromium's drawing of it. */

const DPI = 600;
const MM_PER_POINT = 25.4 / DPI;
/** Maximum offset of an edge or a baseline, in mm. */
const MAX_OFFSET_MM = 0.1;
/**
 * Number of differing pixels that is ignored, because two programs scale fine lines differently. An
 * edge of 1 mm has 24.
 */
const MAX_STRAY_PIXELS = 20;

export interface PrintedPagesFigures {
  id: string;
  kind: string;
  pages: number;
  /** Largest offset, in mm; null beyond the search range. */
  maxOffsetMm: number | null;
}

export async function measurePrintedPages(): Promise<PrintedPagesFigures[]> {
  const figures: PrintedPagesFigures[] = [];
  for (const seeded of await loadSeededBooks()) {
    const { id, book } = seeded;
    const farthest: number[] = [];
    for await (const { unmatched } of compareBookPages(seeded, DPI)) {
      farthest.push(unmatched.findIndex((points) => points <= MAX_STRAY_PIXELS));
    }
    const most = farthest.includes(-1) ? null : Math.max(0, ...farthest) * MM_PER_POINT;
    const kind = book.lay_flat ? `${book.kind}, lies flat` : book.kind;
    figures.push({ id, kind, pages: farthest.length, maxOffsetMm: most });
  }
  return figures;
}

export function formatPrintedPagesTable(figures: readonly PrintedPagesFigures[]): string {
  const rows = figures.map(({ id, kind, pages, maxOffsetMm }) => [
    id,
    kind,
    String(pages),
    maxOffsetMm === null ? 'farther' : `${maxOffsetMm.toFixed(3)} mm`,
    budgetVerdict(maxOffsetMm ?? Infinity, MAX_OFFSET_MM),
  ]);
  const title = `Pages of the demo shop's books in print beside Chromium at ${DPI} dpi (nothing farther than ${MAX_OFFSET_MM} mm from where the other has it)`;
  return formatTable(title, ['book', 'kind', 'pages', 'farthest', ''], rows);
}
