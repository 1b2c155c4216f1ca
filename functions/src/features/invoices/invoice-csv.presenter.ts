import { paise, toRupees } from '@smriti/shared/base/money';
import { type CsvCell, toCsv } from '../../platform/formats/csv';
import { formatDay } from '../../platform/formats/formats';
import type { CreditNoteRecord, InvoiceRecord } from './invoice.records';

const HEADER = [
  'Document',
  'Number',
  'Date',
  'Against invoice',
  'Order',
  'GSTIN',
  'Place of supply',
  'State code',
  'HSN/SAC',
  'Description',
  'Quantity',
  'Rate %',
  'Taxable value',
  'CGST',
  'SGST',
  'IGST',
  'Total',
];

function rowsOf(
  document: InvoiceRecord | CreditNoteRecord,
  { kind, against, sign }: { kind: string; against: string; sign: 1 | -1 },
): CsvCell[][] {
  const { number, issued_at, order_id, seller, place_of_supply: place } = document;
  const amount = (value: number) => toRupees(paise(value === 0 ? 0 : sign * value));
  return document.lines
    .filter(({ total_paise }) => total_paise > 0)
    .map((line) => [
      kind,
      number,
      formatDay(new Date(issued_at)),
      against,
      order_id,
      seller.gstin,
      place?.name ?? '',
      place?.code ?? '',
      line.hsn,
      line.description,
      line.quantity,
      line.rate / 100,
      ...[line.taxable_paise, line.cgst_paise, line.sgst_paise, line.igst_paise].map(amount),
      amount(line.total_paise),
    ]);
}

/**
 * CSV of invoices and credit notes for the accountant, one row per document line. Credited amounts are
 * negative, so that columns add up.
 */
export function invoicesCsv(
  invoices: readonly InvoiceRecord[],
  notes: readonly CreditNoteRecord[],
): Buffer {
  const rows = [
    ...invoices.flatMap((invoice) => {
      const kind = invoice.supplements ? 'Supplementary invoice' : 'Invoice';
      const against = invoice.supplements?.number ?? '';
      return rowsOf(invoice, { kind, against, sign: 1 });
    }),
    ...notes.flatMap((note) =>
      rowsOf(note, { kind: 'Credit note', against: note.invoice.number, sign: -1 }),
    ),
  ];
  return toCsv(HEADER, rows);
}
