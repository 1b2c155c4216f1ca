import { couponName } from '@smriti/shared/order/coupons';
import { type Paise, sumPaise, toRupees } from '@smriti/shared/base/money';
import type { CsvCell } from '../../../platform/formats/csv';
import { formatDay } from '../../../platform/formats/formats';
import type { OrderRecord } from '../order.records';
import { refundTotalPaise } from '../refunds/order-refund.domain';

type Column = readonly [title: string, cell: (order: OrderRecord) => CsvCell];

const day = (time: string | null) => (time === null ? '' : formatDay(new Date(time)));
const rupees = (amount: Paise | undefined) => (amount === undefined ? '' : toRupees(amount));

const COLUMNS: readonly Column[] = [
  ['Order', ({ id }) => id],
  ['Requested', ({ created_at }) => day(created_at)],
  ['Placed', ({ placed_at }) => day(placed_at)],
  ['Status', ({ order_status }) => order_status],
  ['Payment', ({ payment_status }) => payment_status],
  ['Printing', ({ print_state }) => print_state],
  ['Reorder', ({ is_reorder }) => (is_reorder ? 'yes' : '')],
  ['Replaces', ({ replaces }) => replaces],
  ['Title', ({ album }) => album.title],
  ['Product', ({ album }) => album.product],
  ['Copies', ({ album }) => album.quantity],
  ['Name', ({ address }) => address?.contact_name],
  ['City', ({ address }) => address?.city],
  ['State', ({ address }) => address?.state],
  ['PIN code', ({ address }) => address?.postal_code],
  ['Price', ({ amounts }) => rupees(amounts?.subtotal_paise)],
  ['Shipping', ({ amounts }) => rupees(amounts?.shipping_paise)],
  ['Discount', ({ amounts }) => rupees(amounts?.discount_paise)],
  ['Coupon', ({ coupon }) => coupon && couponName(coupon)],
  ['Initial payment', ({ amounts }) => rupees(amounts?.initial_paid_paise)],
  ['Gift balance', ({ amounts }) => rupees(amounts?.gift_paise)],
  ['Points', ({ amounts }) => rupees(amounts?.points_paise)],
  ['Left to pay, or paid', ({ amounts }) => rupees(amounts?.due_paise)],
  ['Refunded', ({ refunds }) => rupees(sumPaise(...refunds.map(refundTotalPaise)))],
  ['Carrier', ({ shipment }) => shipment?.carrier],
  ['Tracking number', ({ shipment }) => shipment?.tracking_number],
];

export const ORDER_CSV_HEADER = COLUMNS.map(([title]) => title);

export function toOrderCsvRow(order: OrderRecord): CsvCell[] {
  return COLUMNS.map(([, cell]) => cell(order));
}
