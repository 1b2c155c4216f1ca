import type { Pen } from '../../platform/pdf/pen';
import type { CreditNoteRecord } from './invoice.records';
import { bilingualLabel, formatLabelledValue } from './tax-document-texts.presenter';
import {
  formatIssueDay,
  drawFooter,
  drawDocumentHeader,
  drawDocumentLines,
  drawParties,
  drawTotals,
  BLOCK_GAP_PT,
  LEFT_EDGE_PT,
  placeOfSupplyText,
  renderTaxDocuments,
  TEXT_WIDTH_PT,
} from './tax-document.presenter';

function factsOf(note: CreditNoteRecord): string[] {
  const { number, issued_at } = note.invoice;
  return [
    note.number,
    formatLabelledValue('issuedOn', formatIssueDay(note.issued_at)),
    formatLabelledValue('forInvoice', `${number}, ${formatIssueDay(issued_at)}`),
    formatLabelledValue('order', note.order_id),
    placeOfSupplyText(note),
  ];
}

/** The cause of a credit note, followed by its reason if one was given. */
function reasonOf({ refund_id, reason }: CreditNoteRecord): string {
  const what = bilingualLabel(refund_id === null ? 'orderCancelled' : 'partRefunded');
  return reason === '' ? `${what}.` : `${what}: ${reason}`;
}

function drawNote(pen: Pen, note: CreditNoteRecord): void {
  // lines without a credited amount are omitted
  const shown = { ...note, lines: note.lines.filter(({ total_paise }) => total_paise > 0) };
  let y = drawDocumentHeader(pen, { title: 'creditNote', number: note.number, note: '' });
  y = drawParties(pen, note, { heading: bilingualLabel('creditNote'), facts: factsOf(note), y });
  y = drawDocumentLines(pen, shown, y);
  y = drawTotals(pen, shown, 'credited', y);
  y = pen.write(reasonOf(note), { x: LEFT_EDGE_PT, y, width: TEXT_WIDTH_PT }) + BLOCK_GAP_PT;
  drawFooter(pen, y);
}

/** The credit notes of an order as a PDF, one A4 page each. */
export function renderCreditNotes(
  notes: readonly [CreditNoteRecord, ...CreditNoteRecord[]],
): Promise<Buffer> {
  return renderTaxDocuments(notes, `Credit note ${notes[0].number}`, drawNote);
}
