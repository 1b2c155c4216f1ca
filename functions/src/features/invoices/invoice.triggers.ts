import { log } from 'firebase-functions/logger';
import { defineString } from 'firebase-functions/params';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { onSchedule } from 'firebase-functions/v2/scheduler';

// Declared so that a deployment asks for them; invoice.settings.ts reads them from the environment,
// and has a seller of its own for the emulators.
if (process.env.FUNCTIONS_EMULATOR !== 'true') {
  defineString('SELLER_NAME', { label: 'Seller', description: 'The legal name on invoices.' });
  defineString('SELLER_ADDRESS', { label: "Seller's address", description: 'As on invoices.' });
  defineString('SELLER_GSTIN', {
    label: 'GST number',
    description: 'The GST number (GSTIN) on invoices; its first digits are the state.',
  });
}

const PAID = 'paid';
/** One at a time: invoices share a counter. */
const OPTIONS = {
  region: 'asia-south1',
  memory: '256MiB',
  maxInstances: 1,
  concurrency: 1,
} as const;

/** Loaded by the first event: the API's own instances come by this file as well. */
async function loadIssuing() {
  const [issuing, { readInvoiceSettings }, { createTriggerDeps }] = await Promise.all([
    import('./invoice-issuing.service'),
    import('./invoice.settings'),
    import('../../platform/trigger-deps'),
  ]);
  const settings = readInvoiceSettings(process.env);
  return { issuing, deps: { ...createTriggerDeps(), settings } };
}

/** What an event tells of an order. */
function billed(order: { get: (field: string) => unknown } | undefined) {
  const shipping = Number(order?.get('amounts.shipping_paise') ?? 0);
  return { isPaid: order?.get('payment_status') === PAID, shipping };
}

/**
 * Numbers the invoice of each order that becomes paid, or carries more shipping since. One at a time,
 * so that invoices do not wait for each other's counter, and again when it fails.
 */
export const orderPaid = onDocumentWritten(
  {
    ...OPTIONS,
    document: 'orders/{id}',
    retry: true,
  },
  async ({ data, params: { id } }) => {
    const [before, after] = [billed(data?.before), billed(data?.after)];
    if (!after.isPaid || (before.isPaid && after.shipping <= before.shipping)) return;
    const { issuing, deps } = await loadIssuing();
    log('invoice', { order: id, number: await issuing.invoicePaidOrder(deps, id) });
  },
);

/** Makes the invoices whose event failed for a day, which is when it is dropped. */
export const issueInvoices = onSchedule(
  { ...OPTIONS, schedule: 'every 60 minutes', timeoutSeconds: 900 },
  async () => {
    const { issuing, deps } = await loadIssuing();
    const orders = await issuing.issueMissingInvoices(deps);
    if (orders > 0) log('invoices issued late', { orders });
  },
);
