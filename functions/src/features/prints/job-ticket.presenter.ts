import { SHOP_NAME } from '@smriti/shared/catalogue/shop-name';
import type { JobTicketFile } from '@smriti/shared/order/print-files';
import { formatDay } from '../../platform/formats/formats';
import { renderPdf } from '../../platform/pdf/document';
import type { Pen } from '../../platform/pdf/pen';

const MUTED = '#6b6158';
/** Margin and printable width of an A4 page, in points. */
const PAPER = { margin: 42, width: 595.28 - 84 };
const LABEL_WIDTH = 120;
const ORIENTATION_NAMES = { 1: 'Square', 2: 'Landscape', 3: 'Portrait' } as const;

function pagesOf({ inside, cover }: JobTicketFile['pages']): string {
  if (inside === null) return 'The files are not made yet';
  return cover === null ? String(inside) : `${inside} inside, ${cover} for the cover`;
}

/** Labelled lines of a ticket; options that were not chosen are omitted. */
function linesOf(ticket: JobTicketFile): (readonly [label: string, text: string])[] {
  const { copies, is_reorder: isReorder, replaces } = ticket;
  const lines: (readonly [label: string, text: string])[] = [
    ['Product', ticket.product],
    ['Copies', copies.toLocaleString('en-IN')],
    ['Size', ticket.size],
    ['Orientation', ticket.orientation === null ? '' : ORIENTATION_NAMES[ticket.orientation]],
    ['Paper', ticket.paper],
    ['Binding', ticket.binding],
    ['Lamination', ticket.lamination],
    ['Cover', ticket.cover_type],
    ['Frame', ticket.frame],
    ['Theme', ticket.theme],
    ['Edges', ticket.edge_style],
    ['Pages in the files', pagesOf(ticket.pages)],
    ['Photos', String(ticket.photos)],
    ['Made before', isReorder ? 'Yes, this is a reorder' : ''],
    ['In place of', replaces ?? ''],
    ['Instructions', ticket.instructions],
    ['Book', ticket.scene_hash],
  ];
  return lines.filter(([, text]) => text !== '');
}

function draw(pen: Pen, ticket: JobTicketFile, now: Date): void {
  const { margin: x, width } = PAPER;
  const { order_number: number, title } = ticket;
  pen.write(formatDay(now), { x, y: x, width, align: 'right', colour: MUTED });
  let y = pen.write('Job ticket', { x, y: x, width, size: 20, weight: 600 });
  pen.barcode(number, { x, y: y + 8, width: 300, height: 52 });
  y = pen.write(number, { x, y: y + 66, width, size: 22, weight: 600 }) + 4;
  if (title !== '') y = pen.write(title, { x, y, width, size: 15 });
  y += 10;
  for (const [label, text] of linesOf(ticket)) {
    pen.rule(x, y, width);
    const top = y + 7;
    pen.write(label, { x, y: top, width: LABEL_WIDTH, colour: MUTED });
    y = pen.write(text, { x: x + LABEL_WIDTH, y: top, width: width - LABEL_WIDTH, size: 12 }) + 5;
  }
}

/** Renders a job ticket as a PDF of one A4 page, without prices. */
export function renderJobTicket(ticket: JobTicketFile, now: Date): Promise<Buffer> {
  const title = `Job ticket ${ticket.order_number}`;
  const paper = { size: 'A4', margin: PAPER.margin, title } as const;
  return renderPdf({ ...paper, author: SHOP_NAME, createdAt: now }, [
    (pen) => draw(pen, ticket, now),
  ]);
}
