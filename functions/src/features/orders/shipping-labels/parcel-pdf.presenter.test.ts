import { expect, it } from 'vitest';
import { pdfLines } from '../../invoices/pdf-lines.test-data';
import { pendingOrder } from '../order.test-data';
import { renderAddressLabel, renderPackingSlip, renderParcelPapers } from './parcel-pdf.presenter';
import type { Parcel } from './parcel.domain';

const now = new Date('2026-03-01T10:00:00.000Z');
const address = {
  id: 'home',
  contact_name: 'आशा वर्मा',
  contact_phone: '9876543210',
  contact_email: 'asha@example.in',
  shipping_address_line1: '12, Lake Road',
  shipping_address_line2: '',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  postal_code: '411001',
};

function orderOf(id: string, title: string, quantity: number) {
  const order = pendingOrder(id, { title, quantity, names: { product: 'Layflat album' } });
  return { ...order, address, placed_at: '2026-02-20T10:00:00.000Z' };
}

const parcel: Parcel = {
  orders: [orderOf('ORDABCD2345', 'The hills', 1), orderOf('ORDEFGH6789', 'The sea', 1_200)],
  address,
  sender: { name: 'Smriti Prints', address: '12 Church Street, Bengaluru 560001', phone: '' },
};

it('states the address, the sender and the orders on the label', async () => {
  const text = pdfLines(await renderAddressLabel(parcel, now)).join('\n');
  for (const part of ['12, Lake Road', 'Pune, Maharashtra', '411001', 'Phone 9876543210']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('12 Church Street, Bengaluru 560001');
  expect(text).toContain('ORDABCD2345 with ORDEFGH6789');
  const printShop = { name: 'Pixel Press', address: '9 Mill Lane, Pune', phone: '020 2553 1234' };
  const sent = pdfLines(await renderAddressLabel({ ...parcel, sender: printShop }, now)).join('\n');
  expect(sent).toContain('Pixel Press\n9 Mill Lane, Pune\nPhone 020 2553 1234');
  const alone = { ...parcel, orders: [orderOf('ORDABCD2345', '', 1)], sender: null } as const;
  const lines = pdfLines(await renderAddressLabel(alone, now)).join('\n');
  expect(lines).toContain('Smriti');
  expect(lines).not.toContain('with');
});

it('lists the content of the parcel, without prices', async () => {
  const text = pdfLines(await renderPackingSlip(parcel, now)).join('\n');
  for (const part of ['The hills', '1 copy', 'The sea', '1,200 copies']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('Order ORDEFGH6789 of 20 Feb 2026');
  expect(text).not.toContain('₹');
  expect(text).not.toContain('example.in');
});

it('continues on further pages for a large parcel', async () => {
  const [first] = parcel.orders;
  const more = Array.from({ length: 11 }, (_, n) => orderOf(`ORDABCD${1000 + n}`, `Book ${n}`, 1));
  const text = pdfLines(await renderPackingSlip({ ...parcel, orders: [first, ...more] }, now)).join(
    '\n',
  );
  for (const part of ['page 1 of 3', 'page 3 of 3', 'Book 0', 'Book 10']) {
    expect(text).toContain(part);
  }
  expect(text.match(/Thank you/g)).toHaveLength(1);
});

it('prints all parcels into one file, on A4 with four labels per page or on label sheets', async () => {
  const parcels = Array.from({ length: 5 }, (_, n): Parcel => {
    return { ...parcel, orders: [orderOf(`ORDABCD${2340 + n}`, `Book ${n}`, 1)] };
  });
  const sizesOf = (pdf: Buffer) =>
    [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
      ([, width, height]) => `${Math.round(Number(width))} x ${Math.round(Number(height))}`,
    );
  const a4 = await renderParcelPapers(parcels, 'a4', now);
  // two sheets of labels and five slips
  expect(sizesOf(a4)).toEqual(Array.from({ length: 7 }, () => '595 x 842'));
  const label = await renderParcelPapers(parcels, 'label', now);
  expect(sizesOf(label)).toEqual(Array.from({ length: 10 }, () => '283 x 425'));
  for (const pdf of [a4, label]) {
    const text = pdfLines(pdf).join('\n');
    for (const { orders } of parcels) expect(text.split(orders[0].id)).toHaveLength(3);
    expect(text.match(/Thank you/g)).toHaveLength(5);
  }
});

// docs/rules.md#orders-26
it('starts the slip of a gift with its message, without thanks for an order', async () => {
  const message = 'Happy birthday, नानी! 🎉\n\nWith love,\nAsha';
  const [first, ...others] = parcel.orders;
  const gift: Parcel = { ...parcel, orders: [{ ...first, as_gift: { message } }, ...others] };
  const slip = await renderPackingSlip(gift, now);
  const lines = pdfLines(slip);
  expect(lines.join('\n')).toMatch(
    /A gift for[^]*Happy birthday[^]*With love,\nAsha[^]*Packing slip/,
  );
  expect(lines.join('\n')).toContain('This is a gift. If anything is not right');
  expect(lines.join('\n')).not.toMatch(/Thank you|₹|Rs/);
  const plain = pdfLines(await renderPackingSlip(parcel, now)).join('\n');
  expect(plain).not.toMatch(/gift/i);
  const label = await renderParcelPapers([gift], 'label', now);
  expect(label.toString('latin1').match(/\/MediaBox/g)).toHaveLength(4);
});

it('joins the lines of a gift message that exceeds its page', async () => {
  const message = 'a\n'.repeat(150);
  const [first] = parcel.orders;
  const gift: Parcel = { ...parcel, orders: [{ ...first, as_gift: { message } }] };
  const lines = pdfLines(await renderPackingSlip(gift, now));
  expect(lines.filter((line) => line === 'a')).toHaveLength(11);
});
