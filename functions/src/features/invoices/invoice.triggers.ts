import { log } from 'firebase-functions/logger';
import { defineString } from 'firebase-functions/params';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';

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

/**
 * Numbers the invoice of each order that becomes paid. One at a time, so that invoices do not wait
 * for each other's counter, and again when it fails.
 */
export const orderPaid = onDocumentWritten(
  {
    region: 'asia-south1',
    memory: '256MiB',
    document: 'orders/{id}',
    retry: true,
    maxInstances: 1,
    concurrency: 1,
  },
  async ({ data, params: { id } }) => {
    const [before, after]: unknown[] = [data?.before, data?.after].map(
      (order) => order?.get('payment_status') as unknown,
    );
    if (after !== PAID || before === PAID) return;
    // loaded by the first event: the API's own instances come by this file as well
    const [{ issueInvoice }, { readInvoiceSettings }, { createTriggerDeps }] = await Promise.all([
      import('./invoice.issuing'),
      import('./invoice.settings'),
      import('../../platform/trigger-deps'),
    ]);
    const { db, clock } = createTriggerDeps();
    const settings = readInvoiceSettings(process.env);
    log('invoice', { order: id, number: await issueInvoice({ db, clock, settings }, id) });
  },
);
