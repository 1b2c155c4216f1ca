import { paise } from '@smriti/shared/base/money';
import { statusPath } from '@smriti/shared/base/status-document';
import { invoiceContents } from '../../functions/src/features/invoices/invoice-issuing.service.ts';
import {
  financialYear,
  invoiceNumber,
} from '../../functions/src/features/invoices/invoice.domain.ts';
import { invoiceTerms } from '../../functions/src/features/invoices/invoice-terms.domain.ts';
import type { OrderRecord } from '../../functions/src/features/orders/order.records.ts';
import { toOrderDocument } from '../../functions/src/features/orders/order.repository.ts';
import type { AlbumHistory } from './replay-album.ts';
import { DEMO_SETTINGS, orderTransactionId, replayOrder } from './replay-order.ts';
import { paymentDocument } from './payment-documents.ts';
import type { SeedDocument } from './seed-document.ts';

const TERMS = invoiceTerms(DEMO_SETTINGS);

/** Documents of the albums' orders, with their placements, payments and invoices. */
export function orderDocuments(histories: readonly AlbumHistory[]): SeedDocument[] {
  const orders = histories.flatMap((one) => replayOrder(one) ?? []);
  return [
    ...orders.flatMap(({ order, placement }) => [
      { path: `orders/${order.id}`, data: toOrderDocument(order) },
      statusDocument(order),
      ...(placement ? [paymentOf(order)] : []),
      ...(placement
        ? [
            {
              path: `placements/${placement.id}`,
              data: { ...placement, placed_at: new Date(placement.placed_at) },
            },
          ]
        : []),
    ]),
    ...invoiceDocuments(orders.map(({ order }) => order)),
  ];
}

function statusDocument({ id, order_status, updated_at, user_id }: OrderRecord): SeedDocument {
  const data = { owner: user_id, status: order_status, updated_at: new Date(updated_at) };
  return { path: statusPath(id), data };
}

function stepAt({ history }: OrderRecord, status: OrderRecord['payment_status']): string | null {
  return history.find(({ payment_status }) => payment_status === status)?.at ?? null;
}

/** Payment of the amount due for an order, with a test card. */
function paymentOf(order: OrderRecord): SeedDocument {
  const { amounts, id, placement_id, user_id } = order;
  const at = stepAt(order, 'paid');
  if (!amounts || at === null) throw new Error(`${id} is not paid`);
  const refundedAt = stepAt(order, 'refunded');
  return paymentDocument({
    at,
    user_id,
    placement_id,
    order_ids: [id],
    transaction_id: orderTransactionId(order),
    payment_type: 'order',
    amount_paise: amounts.due_paise,
    paid_before_paise: paise(0),
    ...(refundedAt === null ? {} : { refunded: { key: id, at: refundedAt } }),
  });
}

/** Invoices of paid orders, numbered by time of payment. */
function invoiceDocuments(orders: readonly OrderRecord[]): SeedDocument[] {
  const paid = orders
    .flatMap((order) => {
      const contents = invoiceContents(order, TERMS);
      const at = stepAt(order, 'paid');
      return contents && at !== null ? [{ contents, at }] : [];
    })
    .sort((a, b) => a.at.localeCompare(b.at));
  const invoices = paid.map(({ contents, at }, index) => {
    const financial_year = financialYear(new Date(at));
    const sequence = index + 1;
    const number = invoiceNumber(financial_year, sequence);
    const times = { issued_at: new Date(at), placed_at: new Date(contents.placed_at) };
    return { ...contents, number, financial_year, sequence, ...times };
  });
  const last = invoices.at(-1);
  return [
    ...invoices.map((invoice) => ({ path: `invoices/${invoice.order_id}`, data: invoice })),
    ...(last
      ? [{ path: `invoiceCounters/${last.financial_year}`, data: { last: last.sequence } }]
      : []),
  ];
}
