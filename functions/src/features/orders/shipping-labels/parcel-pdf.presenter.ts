import { SHOP_NAME } from '@smriti/shared/catalogue/shop-name';
import type { ParcelPaperFormat } from '@smriti/shared/order/parcels';
import { formatDay } from '../../../platform/formats/formats';
import { renderPdf } from '../../../platform/pdf/document';
import type { Pen } from '../../../platform/pdf/pen';
import type { Parcel } from './parcel.domain';

const MUTED = '#6b6158';
const ACCENT = '#9b2d30';

function senderLines({ sender }: Parcel): string[] {
  if (!sender) return [SHOP_NAME];
  const phone = sender.phone === '' ? [] : [`Phone ${sender.phone}`];
  return [sender.name, sender.address, ...phone];
}

function addressLines({ address }: Parcel): string[] {
  return [
    address.shipping_address_line1,
    address.shipping_address_line2,
    `${address.city}, ${address.state}`,
    address.country,
  ].filter((line) => line !== '');
}

const numbersOf = ({ orders }: Parcel) => orders.map(({ id }) => id);

/** Position and size of a label on its page, in PDF points. */
interface LabelBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

const LABEL_MARGIN = 20;
/** A6, a quarter of A4. */
const A6: LabelBox = { left: 0, top: 0, width: 297.64, height: 419.53 };
/** Sheet of a label printer, 100 x 150 mm. */
const LABEL_SHEET: LabelBox = { left: 0, top: 0, width: 283.46, height: 425.2 };

function drawLabel(pen: Pen, parcel: Parcel, box: LabelBox): void {
  const x = box.left + LABEL_MARGIN;
  const width = box.width - 2 * LABEL_MARGIN;
  const bottom = box.top + box.height;
  const { address, orders } = parcel;
  let y = pen.write('To', { x, y: box.top + LABEL_MARGIN, width, size: 9, colour: MUTED });
  y = pen.write(address.contact_name, { x, y, width, size: 17, weight: 600 }) + 2;
  for (const line of addressLines(parcel)) y = pen.write(line, { x, y, width, size: 13 });
  y = pen.write(address.postal_code, { x, y: y + 2, width, size: 22, weight: 600 });
  y = pen.write(`Phone ${address.contact_phone}`, { x, y: y + 2, width, size: 12 }) + 10;
  pen.rule(x, y, width);
  y = pen.write('If undelivered, return to', { x, y: y + 8, width, size: 8, colour: MUTED });
  for (const line of senderLines(parcel)) y = pen.write(line, { x, y, width, size: 9 });
  const [first, ...others] = numbersOf(parcel);
  pen.barcode(first ?? '', { x, y: bottom - 84, width, height: 34 });
  const shown = others.length > 3 ? [`${others.length} others`] : others;
  const more = others.length > 0 ? ` with ${shown.join(', ')}` : '';
  const text = `${orders[0].id}${more}`;
  pen.write(text, { x, y: bottom - 46, width, size: 9, isFitted: true });
}

/** Renders the label of a parcel as a PDF of one A6 page. */
export function renderAddressLabel(parcel: Parcel, now: Date): Promise<Buffer> {
  const title = `Label ${parcel.orders[0].id}`;
  return renderPdf({ size: 'A6', margin: LABEL_MARGIN, title, author: SHOP_NAME, createdAt: now }, [
    (pen) => drawLabel(pen, parcel, A6),
  ]);
}

/** Paper of packing slips, in PDF points. */
interface SlipPaper {
  margin: number;
  /** Width between the margins. */
  width: number;
  /** Orders that fit on a page even with long titles. */
  perPage: number;
}

const A4_SLIP: SlipPaper = { margin: 42, width: 595.28 - 84, perPage: 5 };
const LABEL_SLIP: SlipPaper = { margin: 20, width: LABEL_SHEET.width - 40, perPage: 1 };

function copies(quantity: number): string {
  return quantity === 1 ? '1 copy' : `${quantity.toLocaleString('en-IN')} copies`;
}

function drawOrder(
  pen: Pen,
  order: Parcel['orders'][number],
  { margin: x, width }: SlipPaper,
  y: number,
): number {
  const { title, product, quantity } = order.album;
  const half = width * 0.6;
  const name = title === '' ? product : title;
  pen.write(copies(quantity), { x: x + half, y, width: width - half, weight: 600, align: 'right' });
  let below = pen.write(name, { x, y, width: half, size: 12, weight: 600 });
  if (product !== '' && title !== '') below = pen.write(product, { x, y: below, width: half });
  const placed = order.placed_at === null ? '' : ` of ${formatDay(new Date(order.placed_at))}`;
  const about = `Order ${order.id}${placed}`;
  below = pen.write(about, { x, y: below, width: half, colour: MUTED });
  pen.barcode(order.id, { x, y: below + 4, width: 190, height: 26 });
  return below + 42;
}

/**
 * Draws the header of a page with the recipient.
 * @returns y of its end
 */
function drawSlipHead(
  pen: Pen,
  parcel: Parcel,
  { margin: x, width }: SlipPaper,
  page: string,
): number {
  const line = { x, y: x, width };
  pen.write(SHOP_NAME, { ...line, size: 24, weight: 600, colour: ACCENT });
  pen.write('Packing slip', { ...line, size: 16, weight: 600, align: 'right' });
  pen.write(page, { ...line, y: x + 22, align: 'right', colour: MUTED });
  pen.rule(x, x + 44, width);
  let y = pen.write('Delivered to', { x, y: x + 58, width, size: 8, colour: MUTED });
  y = pen.write(parcel.address.contact_name, { x, y, width, weight: 600 });
  const where = [...addressLines(parcel), parcel.address.postal_code];
  y = pen.write(where.join(', '), { x, y, width });
  return pen.write(`Phone ${parcel.address.contact_phone}`, { x, y, width }) + 14;
}

function drawThanks(pen: Pen, parcel: Parcel, { margin: x, width }: SlipPaper, y: number): void {
  const opening = parcel.orders[0].as_gift ? 'This is a gift.' : 'Thank you for your order.';
  const text = `${opening} If anything is not right, please call or write to us.`;
  const below = pen.write(text, { x, y: y + 10, width }) + 8;
  pen.write(senderLines(parcel).join(', '), { x, y: below, width, size: 8, colour: MUTED });
}

/** Emoji, which the fonts of the shop's papers do not have. */
const EMOJI = /\p{Extended_Pictographic}(?:\u200d\p{Extended_Pictographic}|\p{EMod}|\ufe0f)*/gu;
const MAX_GIFT_LINES = 12;

/** Lines of a gift message; more lines than fit are joined. */
function giftLines(message: string): string[] {
  const lines = message
    .replace(EMOJI, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const rest = lines.slice(MAX_GIFT_LINES - 1).join(' ');
  return [...lines.slice(0, MAX_GIFT_LINES - 1), ...(rest === '' ? [] : [rest])];
}

/** Draws the page of a gift with the customer's message. */
function drawGift(pen: Pen, parcel: Parcel, { margin: x, width }: SlipPaper): void {
  const line = { x, width };
  pen.write(SHOP_NAME, { ...line, y: x, size: 24, weight: 600, colour: ACCENT });
  pen.rule(x, x + 44, width);
  const name = parcel.address.contact_name;
  let y = pen.write(`A gift for ${name}`, { ...line, y: x + 60, size: 16, weight: 600 }) + 10;
  const [{ as_gift: gift }] = parcel.orders;
  for (const part of giftLines(gift?.message ?? '')) {
    y = pen.write(part, { ...line, y, size: 12 }) + 2;
  }
}

type Page = (pen: Pen) => void;

/** Pages of the packing slip of a parcel, without prices; a gift begins with the page of its message. */
function listSlipPages(parcel: Parcel, paper: SlipPaper, now: Date): Page[] {
  const { margin, width, perPage } = paper;
  const count = Math.ceil(parcel.orders.length / perPage);
  const slips = Array.from({ length: count }, (_, index) => (pen: Pen) => {
    const first = index * perPage;
    const number = count > 1 ? `, page ${index + 1} of ${count}` : '';
    let y = drawSlipHead(pen, parcel, paper, `${formatDay(now)}${number}`);
    for (const order of parcel.orders.slice(first, first + perPage)) {
      pen.rule(margin, y, width);
      y = drawOrder(pen, order, paper, y + 8);
    }
    pen.rule(margin, y, width);
    if (index === count - 1) drawThanks(pen, parcel, paper, y);
  });
  const isGift = parcel.orders[0].as_gift !== null;
  return isGift ? [(pen) => drawGift(pen, parcel, paper), ...slips] : slips;
}

/** Renders the packing slip of a parcel as a PDF of A4 pages, without prices. */
export function renderPackingSlip(parcel: Parcel, now: Date): Promise<Buffer> {
  const title = `Packing slip ${parcel.orders[0].id}`;
  return renderPdf(
    { size: 'A4', margin: A4_SLIP.margin, title, author: SHOP_NAME, createdAt: now },
    listSlipPages(parcel, A4_SLIP, now),
  );
}

/** Pages with four labels each. */
function listLabelSheets(parcels: readonly Parcel[]): Page[] {
  const count = Math.ceil(parcels.length / 4);
  return Array.from({ length: count }, (_, page) => (pen: Pen) => {
    for (const [index, parcel] of parcels.slice(page * 4, page * 4 + 4).entries()) {
      const left = index % 2 === 0 ? 0 : A6.width;
      drawLabel(pen, parcel, { ...A6, left, top: index < 2 ? 0 : A6.height });
    }
  });
}

/**
 * Renders the labels and packing slips of several parcels as one PDF: on A4 all labels first, four on a
 * page, then the slips; for a label printer each label with its slip, in 100 x 150 mm.
 */
export function renderParcelPapers(
  parcels: readonly Parcel[],
  format: ParcelPaperFormat,
  now: Date,
): Promise<Buffer> {
  const about = { title: 'Labels and packing slips', author: SHOP_NAME, createdAt: now };
  if (format === 'a4') {
    const slips = parcels.flatMap((parcel) => listSlipPages(parcel, A4_SLIP, now));
    const paper = { ...about, size: 'A4', margin: LABEL_MARGIN } as const;
    return renderPdf(paper, [...listLabelSheets(parcels), ...slips]);
  }
  const { width, height } = LABEL_SHEET;
  return renderPdf(
    { ...about, size: [width, height], margin: LABEL_MARGIN },
    parcels.flatMap((parcel) => [
      (pen: Pen) => drawLabel(pen, parcel, LABEL_SHEET),
      ...listSlipPages(parcel, LABEL_SLIP, now),
    ]),
  );
}
