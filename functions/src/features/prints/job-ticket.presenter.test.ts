import { expect, it } from 'vitest';
import { encodeBarcode } from '../../platform/pdf/barcode';
import { readPdf } from '../../platform/pdf/read-pdf.test-data';
import { pdfLines } from '../invoices/pdf-lines.test-data';
import { toJobTicketFile } from './job-ticket.domain';
import { renderJobTicket } from './job-ticket.presenter';

const now = new Date('2026-03-01T10:00:00.000Z');
const order = {
  id: 'ORDABCD2345',
  is_reorder: false,
  replaces: 'ORDEFGH6789',
  album: { title: 'गोवा', product: 'Layflat album', quantity: 1200, scene_hash: 'old' },
};
const specification = {
  size: '8x8',
  paper: 'Silk',
  binding: 'Layflat',
  cover_type: 'Linen',
  lamination: 'Matt',
  frame: 'Thin white',
  theme: 'Travel',
  orientation: null,
  edge_style: '',
  photos: 60,
  instructions: '',
};
const files = [
  { kind: 'inside', pages: 30 },
  { kind: 'cover', pages: 1 },
];

it('states the product of an order and the version of its book', async () => {
  const ticket = toJobTicketFile({ order, specification, record: { scene_hash: 'abc123', files } });
  expect(ticket).toMatchObject({
    order_number: 'ORDABCD2345',
    copies: 1200,
    frame: 'Thin white',
    scene_hash: 'abc123',
    pages: { inside: 30, cover: 1 },
  });
  const text = pdfLines(await renderJobTicket(ticket, now)).join('\n');
  for (const part of ['ORDABCD2345', 'गोवा', '1,200', 'Silk', 'Linen', 'Matt', 'Thin white']) {
    expect(text).toContain(part);
  }
  for (const part of ['30 inside, 1 for the cover', 'abc123', 'ORDEFGH6789']) {
    expect(text).toContain(part);
  }
  for (const none of ['Instructions', 'Edges', '₹']) expect(text).not.toContain(none);
});

it('states that the files are not created yet', async () => {
  const ticket = toJobTicketFile({ order, specification, record: null });
  expect(ticket).toMatchObject({ scene_hash: 'old', pages: { inside: null, cover: null } });
  expect(pdfLines(await renderJobTicket(ticket, now)).join('\n')).toContain('not made yet');
});

it('has the number as a barcode, wide enough for a scanner', async () => {
  const ticket = toJobTicketFile({ order, specification, record: null });
  const pdf = readPdf(await renderJobTicket(ticket, now));
  const content = pdf.at(pdf.pages[0]?.Contents).bytes.toString('latin1');
  const bars = [...content.matchAll(/^([.\d]+) [.\d]+ ([.\d]+) 52 re$/gm)].map(([, x, width]) => ({
    x: Number(x),
    width: Number(width),
  }));
  const { bars: wanted, width } = encodeBarcode(order.id);
  const module = 300 / width;
  // A scanner needs at least 0.25 mm for the narrowest bar.
  expect(module).toBeGreaterThan(0.25 * (72 / 25.4));
  expect(bars).toHaveLength(wanted.length);
  for (const [at, bar] of bars.entries()) {
    expect(bar.x - (bars[0]?.x ?? 0)).toBeCloseTo((wanted[at]?.at ?? 0) * module, 2);
    expect(bar.width).toBeCloseTo((wanted[at]?.width ?? 0) * module, 2);
  }
});
