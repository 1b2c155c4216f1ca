import { bookDifferences } from '../../../quality/print-check/book-differences.ts';
import { seededBooks } from '../../../quality/print-check/seeded-books.ts';
import { table, verdict } from '../../../quality/figures/table.ts';

/** Every page of the demo shop's books in print beside the same in Chromium. */

const DPI = 600;
const MM_PER_POINT = 25.4 / DPI;
/** mm: by how much an edge or a baseline may lie elsewhere. */
const MOST_MM = 0.1;
/** Points within photos, whose finest lines two programs scale unlike: an edge of a mm has 24. */
const STRAY_POINTS = 20;

export interface PrintedPages {
  id: string;
  kind: string;
  pages: number;
  /** mm: what lies farthest from where the other has it; null: farther than is looked. */
  farthest: number | null;
}

export async function measurePrintedPages(): Promise<PrintedPages[]> {
  const figures: PrintedPages[] = [];
  for (const seeded of await seededBooks()) {
    const { id, book } = seeded;
    const farthest: number[] = [];
    for await (const { unmatched } of bookDifferences(seeded, DPI)) {
      farthest.push(unmatched.findIndex((points) => points <= STRAY_POINTS));
    }
    const most = farthest.includes(-1) ? null : Math.max(0, ...farthest) * MM_PER_POINT;
    const kind = book.lay_flat ? `${book.kind}, lies flat` : book.kind;
    figures.push({ id, kind, pages: farthest.length, farthest: most });
  }
  return figures;
}

export function printedPagesTable(figures: readonly PrintedPages[]): string {
  const rows = figures.map(({ id, kind, pages, farthest }) => [
    id,
    kind,
    String(pages),
    farthest === null ? 'farther' : `${farthest.toFixed(3)} mm`,
    verdict(farthest ?? Infinity, MOST_MM),
  ]);
  const title = `Pages of the demo shop's books in print beside Chromium at ${DPI} dpi (nothing farther than ${MOST_MM} mm from where the other has it)`;
  return table(title, ['book', 'kind', 'pages', 'farthest', ''], rows);
}
