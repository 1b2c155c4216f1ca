import type { Pen } from '../../platform/pdf/pen';
import type { CreditNoteRecord } from './invoice.records';
import {
  dayOf,
  drawFooter,
  drawHead,
  drawLines,
  drawParties,
  drawSums,
  GAP,
  LEFT,
  placeFact,
  renderPages,
  WIDTH,
} from './tax-document.presenter';

function factsOf(note: CreditNoteRecord): string[] {
  const { number, issued_at } = note.invoice;
  return [
    note.number,
    `Issued on ${dayOf(note.issued_at)}`,
    `For invoice ${number} of ${dayOf(issued_at)}`,
    `Order ${note.order_id}`,
    placeFact(note),
  ];
}

/** Why it was issued, as far as somebody said so. */
function reasonOf({ refund_id, reason }: CreditNoteRecord): string {
  const what = refund_id === null ? 'The order was cancelled' : 'Refunded in part';
  return reason === '' ? `${what}.` : `${what}: ${reason}`;
}

function drawNote(pen: Pen, note: CreditNoteRecord): void {
  // What nothing is credited of is no line of it.
  const shown = { ...note, lines: note.lines.filter(({ total_paise }) => total_paise > 0) };
  let y = drawHead(pen, { title: 'Credit note', number: note.number, note: '' });
  y = drawParties(pen, note, { heading: 'Credit note', facts: factsOf(note), y });
  y = drawLines(pen, shown, y);
  y = drawSums(pen, shown, 'Credited, GST included', y);
  y = pen.write(reasonOf(note), { x: LEFT, y, width: WIDTH }) + GAP;
  drawFooter(pen, 'Amounts include GST. Made by computer, and valid without a signature.', y);
}

/** The credit notes of an order as a PDF, one A4 page each. */
export function renderCreditNotes(
  notes: readonly [CreditNoteRecord, ...CreditNoteRecord[]],
): Promise<Buffer> {
  return renderPages(notes, `Credit note ${notes[0].number}`, drawNote);
}
