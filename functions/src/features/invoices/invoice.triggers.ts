import { log } from 'firebase-functions/logger';
import { defineString } from 'firebase-functions/params';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';
import * as z from 'zod/mini';

// Declared so that a deployment asks for the values; platform/parameters/shop-parameters.ts reads them from
// the environment and has a seller for the emulators. Settings from the admin console take precedence.
if (process.env.FUNCTIONS_EMULATOR !== 'true') {
  defineString('SELLER_NAME', { label: 'Seller', description: 'The legal name on invoices.' });
  defineString('SELLER_ADDRESS', { label: "Seller's address", description: 'As on invoices.' });
  defineString('SELLER_GSTIN', {
    label: 'GST number',
    description: 'The GST number (GSTIN) on invoices; its first digits are the state.',
  });
}

const PAID = 'paid';
/** One instance at a time: invoices share a counter. */
const OPTIONS = {
  region: 'asia-south1',
  memory: '256MiB',
  maxInstances: 1,
  concurrency: 1,
} as const;

/** Loads services and dependencies on the first event, because instances of the API import this file, too. */
async function loadIssuing() {
  const [issuing, crediting, { readShopParameters }, { createTriggerDeps }] = await Promise.all([
    import('./invoice-issuing.service'),
    import('./credit-note-issuing.service'),
    import('../../platform/parameters/shop-parameters'),
    import('../../platform/trigger-deps'),
  ]);
  const config = { shop: readShopParameters(process.env) };
  return { issuing, crediting, deps: { ...createTriggerDeps(), config } };
}

/** Invoice-relevant fields of an order event. */
function billed(order: { get: (field: string) => unknown } | undefined) {
  const shipping = Number(order?.get('amounts.shipping_paise') ?? 0);
  const refunds = z.array(z.unknown()).safeParse(order?.get('refunds')).data?.length ?? 0;
  const isCancelled = order?.get('order_status') === 'Cancelled';
  return { isPaid: order?.get('payment_status') === PAID, shipping, refunds, isCancelled };
}
type Billed = ReturnType<typeof billed>;

/** Whether the invoiced amount of an order grew. */
function isInvoiced(before: Billed, after: Billed): boolean {
  return after.isPaid && (!before.isPaid || after.shipping > before.shipping);
}

/** Whether the invoiced amount of an order shrank. */
function isCredited(before: Billed, after: Billed): boolean {
  return after.refunds > before.refunds || (after.isCancelled && !before.isCancelled);
}

/**
 * Issues invoices of orders that become paid or take over shipping, and credit notes of refunded or
 * cancelled ones. One at a time because of the shared counter; retried on failure.
 */
export const orderPaid = onDocumentWritten(
  {
    ...OPTIONS,
    document: 'orders/{id}',
    retry: true,
  },
  async ({ data, params: { id } }) => {
    const [before, after] = [billed(data?.before), billed(data?.after)];
    if (!isInvoiced(before, after) && !isCredited(before, after)) return;
    const { issuing, crediting, deps } = await loadIssuing();
    if (isInvoiced(before, after)) {
      log('invoice', { order: id, number: await issuing.issueInvoiceOrRetryLater(deps, id) });
    }
    if (isCredited(before, after)) {
      log('credit notes', {
        order: id,
        numbers: await crediting.issueCreditNotesOrRetryLater(deps, id),
      });
    }
  },
);

/** Issues invoices and credit notes whose event failed; events are retried for one day only. */
export const issueInvoices = onSchedule(
  { ...OPTIONS, schedule: 'every 60 minutes', timeoutSeconds: 900 },
  async () => {
    const { issuing, crediting, deps } = await loadIssuing();
    const orders = await issuing.issueMissingInvoices(deps);
    if (orders > 0) log('invoices issued late', { orders });
    const credited = await crediting.issueMissingCreditNotes(deps);
    if (credited > 0) log('credit notes issued late', { orders: credited });
  },
);
