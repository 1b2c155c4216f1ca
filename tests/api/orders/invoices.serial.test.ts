import { toPaise } from '@smriti/shared/base/money';
import { FieldValue } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { pdfLines } from '../../../functions/src/features/invoices/pdf-lines.test-data';
import {
  issueInvoiceOrRetryLater,
  issueInvoice,
  issueMissingInvoices,
} from '../../../functions/src/features/invoices/invoice-issuing.service';
import {
  issueCreditNotesOrRetryLater,
  issueCreditNotes,
  issueMissingCreditNotes,
} from '../../../functions/src/features/invoices/credit-note-issuing.service';
import { findCreditNotes } from '../../../functions/src/features/invoices/credit-note.repository';
import { invoiceTotals } from '../../../functions/src/features/invoices/invoice.domain';
import { findInvoices } from '../../../functions/src/features/invoices/invoice.repository';
import { amountInWords } from '../../../functions/src/features/invoices/amount-in-words.presenter';
import { createDatabase } from '../../../functions/src/platform/database/database';
import { createLogger } from '../../../functions/src/platform/logger';
import { readShopParameters } from '../../../functions/src/platform/parameters/shop-parameters';
import { origins } from '../../support/environment';
import { type Account, createTestAccounts } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { readDocument } from '../../support/albums';
import { createEmptyFirestore } from '../support/empty-firestore';
import { callApi, expectError } from '../../support/http';
import {
  callCancelOrder,
  expectCancellation,
  createTestPlacement,
  fetchOrder,
  createTestPaidOrder,
  payWithTestCard,
} from '../../support/orders';

const config = { shop: readShopParameters({ GCLOUD_PROJECT: 'demo-invoices' }) };

let customer: Account;
let stranger: Account;
let admin: Account;

beforeAll(async () => {
  ({ customer, stranger, admin } = await createTestAccounts());
});

const ask = ({ idToken }: Account, id: string) =>
  callApi('GET', `/orders/${id}/invoice`, { token: idToken });

/** Downloads the invoice, once the trigger has issued it. */
async function download(caller: Account, id: string) {
  await expect.poll(async () => (await ask(caller, id)).status).toBe(200);
  const response = await fetch(`${origins.hosting}/api/orders/${id}/invoice`, {
    headers: { authorization: `Bearer ${caller.idToken}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { headers: response.headers, bytes, lines: pdfLines(bytes) };
}

describe('GET /orders/:id/invoice', () => {
  it('is a PDF of a paid order with its address, its sums and a number', async () => {
    const { id } = await createTestPaidOrder(customer, { quantity: 3 });
    const { grand_total, contact_name, city } = await fetchOrder(customer, id);
    const { headers, bytes, lines } = await download(customer, id);

    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="invoice-SM-\d\d-\d\d-\d{6}\.pdf"$/,
    );
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const text = lines.join('\n');
    expect(text).toMatch(/SM\/\d\d-\d\d\/\d{6}/);
    expect(text).toMatch(new RegExp(`^.*Order / [^:]+: ${id}, `, 'm'));
    expect(text).toContain(contact_name);
    expect(text).toContain(`${city}, Maharashtra`);
    expect(text).toMatch(/Place of supply \/ [^:]+: Maharashtra \(27\)/);
    expect(text).toContain('IGST');
    const total = grand_total.toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
    expect(text).toContain(`\n${total}Total, GST included / `);
    expect(text).toContain(`\n${total}Paid in all / `);
    expect(lines).toContain(amountInWords(toPaise(grand_total)));
  });

  it('is for its customer and for admins only', async () => {
    const { id } = await createTestPaidOrder(customer);
    await download(admin, id);
    expectError(await ask(stranger, id), 404);
    expectError(await ask(customer, 'ORDNOTTHERE'), 404);
    expectError(await callApi('GET', `/orders/${id}/invoice`), 401);
  });

  it('is refused while the order is not paid', async () => {
    const { order } = await createTestPlacement(customer);
    expect(expectError(await ask(customer, order.id), 409).message).toBe(
      'The invoice is ready once the order is paid.',
    );
  });

  it('remains for a cancelled order, and says so', async () => {
    const { id } = await createTestPaidOrder(customer);
    const before = await download(customer, id);
    expectCancellation(await callCancelOrder(customer, id));
    const after = await download(customer, id);
    const isAbout = (line: string) => line.startsWith('Cancelled on ');
    expect(before.lines.some(isAbout)).toBe(false);
    expect(after.lines.some(isAbout)).toBe(true);
    expect(after.lines.filter((line) => !isAbout(line))).toEqual(before.lines);
  });
});

describe('shipping that an order carries for a cancelled one', () => {
  it('has its own invoice, as a second page', async () => {
    const { orders, placement } = await createTestPlacement(customer, [{}, {}]);
    const [one, other] = orders;
    if (!one || !other) throw new Error('two orders were placed');
    await payWithTestCard(customer, { placement_id: placement.id }, placement.amount_due);
    const before = await download(customer, other.id);
    expect(before.lines).not.toContain('Supplementary tax invoice');

    expectCancellation(await callCancelOrder(customer, one.id));
    await expect
      .poll(async () => (await download(customer, other.id)).lines)
      .toContain('Supplementary tax invoice');
    const { lines } = await download(customer, other.id);
    expect(lines.slice(0, before.lines.length)).toEqual(before.lines);
    const { docs } = await firestore.collection('invoices').where('order_id', '==', other.id).get();
    const totals = docs.flatMap((invoice) => invoice.get('lines') as { total_paise: number }[]);
    const { grand_total } = await fetchOrder(customer, other.id);
    expect(totals.reduce((sum, line) => sum + line.total_paise, 0)).toBe(toPaise(grand_total));
    expect(new Set(docs.map((invoice): unknown => invoice.get('number'))).size).toBe(2);
  });
});

describe('issueInvoice', () => {
  /** An isolated database with copies of one paid order under the given ids. */
  async function shopWithOrders(ids: readonly string[], changes: Record<string, unknown> = {}) {
    const { id } = await createTestPaidOrder(customer);
    const original = (await firestore.doc(`orders/${id}`).get()).data();
    const shop = createEmptyFirestore();
    await Promise.all(
      ids.map((copy) => shop.doc(`orders/${copy}`).set({ ...original, id: copy, ...changes })),
    );
    const time = { now: new Date('2027-03-31T10:00:00Z') };
    const deps = { db: createDatabase(shop), clock: { now: () => time.now }, config };
    const stored = async () => (await shop.collection('invoices').get()).docs;
    return {
      deps,
      time,
      stored,
      issue: (order: string) => issueInvoice(deps, order),
    };
  }

  it('numbers an order once for repeated events', async () => {
    const { issue, stored } = await shopWithOrders(['ORD1']);
    const numbers = await Promise.all(
      Array.from({ length: 20 }, () => retryConflicts(() => issue('ORD1'))),
    );
    expect(new Set(numbers)).toEqual(new Set(['SM/26-27/000001']));
    expect(await stored()).toHaveLength(1);
  });

  it('numbers concurrent payments without gaps, and from 1 each financial year', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `ORD${index}`);
    const { issue, time } = await shopWithOrders([...ids, 'ORDNEXT']);
    const numbers = await Promise.all(ids.map((id) => retryConflicts(() => issue(id))));
    expect(numbers.toSorted()).toEqual(
      ids.map((_, index) => `SM/26-27/${String(index + 1).padStart(6, '0')}`),
    );
    time.now = new Date('2027-03-31T18:30:00Z');
    expect(await issue('ORDNEXT')).toBe('SM/27-28/000001');
  });

  it('numbers no unpaid or refunded order', async () => {
    for (const payment_status of ['pending', 'failed', 'refunded']) {
      const { issue, stored } = await shopWithOrders(['ORD1'], { payment_status });
      expect(await issue('ORD1')).toBeNull();
      expect(await issue('ORDNOTTHERE')).toBeNull();
      expect(await stored()).toEqual([]);
    }
  });

  it('returns to failed orders, and continues after repeated failures', async () => {
    const { deps, time, stored } = await shopWithOrders(['ORDBAD', 'ORDLATE']);
    const shop = deps.db;
    const spoil = (id: string, isSpoilt: boolean) =>
      shop.batch((writes) => {
        writes.update(`orders/${id}`, { staff_notes: isSpoilt ? 'none' : FieldValue.delete() });
      });
    for (const id of ['ORDBAD', 'ORDLATE']) {
      await spoil(id, true);
      await expect(issueInvoiceOrRetryLater(deps, id)).rejects.toThrow();
    }
    await spoil('ORDLATE', false);
    const late = { ...deps, logger: createLogger({ logLevel: 'silent' }) };
    expect(await issueMissingInvoices(late)).toBe(0); // recent orders are left to their events
    time.now = new Date('2027-03-31T12:00:00Z');
    expect(await issueMissingInvoices(late)).toBe(1);
    expect((await stored()).map(({ id }) => id)).toEqual(['ORDLATE']);
    expect((await shop.find('invoicesDue')).map(({ id }) => id)).toEqual(['ORDBAD']);
  });

  /** Retries on conflicts, as the platform retries a failed trigger. */
  async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await work();
      } catch (error) {
        expect(error).toMatchObject({ code: 'conflict' });
      }
    }
  }
});

describe('credit notes', () => {
  const deps = { db: createDatabase(firestore), clock: { now: () => new Date() }, config };
  const refund = (id: string, amount: number) =>
    callApi('POST', `/orders/${id}/refunds`, {
      token: admin.idToken,
      json: { amount, to: 'payment', reason: 'A torn page' },
    });
  const askNotes = ({ idToken }: Account, id: string) =>
    callApi('GET', `/orders/${id}/credit-notes`, { token: idToken });
  /** Runs the hourly scan, 11 minutes ahead: it skips what is less than 10 minutes old. */
  const scan = () => {
    const clock = { now: () => new Date(Date.now() + 11 * 60_000) };
    return issueMissingCreditNotes({
      ...deps,
      clock,
      logger: createLogger({ logLevel: 'silent' }),
    });
  };

  it('are issued for a refund and for a cancellation, and add up to the invoice', async () => {
    const { id } = await createTestPaidOrder(customer);
    await issueInvoice(deps, id);
    expectError(await askNotes(customer, id), 409);
    expect((await refund(id, 100)).status).toBe(200);
    // The trigger and a download issue credit notes at the same time.
    await Promise.all([issueCreditNotesOrRetryLater(deps, id), issueCreditNotes(deps, id)]);
    expectCancellation(await callCancelOrder(customer, id));
    await issueCreditNotes(deps, id);
    const notes = await findCreditNotes(deps.db, id);
    expect(notes.map(({ refund_id }) => refund_id === null)).toEqual([false, true]);
    const [invoice] = await findInvoices(deps.db, id);
    const credited = invoiceTotals(notes.flatMap(({ lines }) => lines));
    expect(credited).toMatchObject({
      total_paise: 63_200,
      igst_paise: invoiceTotals(invoice?.lines ?? []).igst_paise,
    });
    const response = await fetch(`${origins.hosting}/api/orders/${id}/credit-notes`, {
      headers: { authorization: `Bearer ${customer.idToken}` },
    });
    const [first] = notes;
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="credit-note-${first?.number.replaceAll('/', '-')}.pdf"`,
    );
    const lines = pdfLines(Buffer.from(await response.arrayBuffer()));
    const text = lines.join('\n');
    expect(text).toContain('\n₹100.00Credited, GST included / ');
    expect(text).toContain('\n₹532.00Credited, GST included / ');
    expect(text).toContain(`For invoice / इनवॉइस: ${invoice?.number}`);
    expectError(await askNotes(stranger, id), 404);
  });

  it('are numbered without gaps for concurrent events', async () => {
    const orders = await Promise.all(
      Array.from({ length: 3 }, () => createTestPaidOrder(customer)),
    );
    for (const { id } of orders) await issueInvoice(deps, id);
    for (const { id } of orders) {
      for (const amount of [1, 2]) expect((await refund(id, amount)).status).toBe(200);
    }
    await Promise.all(orders.map(({ id }) => issueCreditNotes(deps, id).catch(() => [])));
    for (const { id } of orders) await issueCreditNotes(deps, id);
    const { docs } = await firestore.collection('creditNotes').get();
    const sequences = docs.map((note) => Number(note.get('sequence'))).toSorted((a, b) => a - b);
    expect(sequences).toEqual(sequences.map((_, index) => index + 1));
    // a trigger that fails with a conflict leaves its order to the hourly scan
    const isLeft = async () => {
      await scan();
      const due = await Promise.all(orders.map(({ id }) => readDocument(`creditNotesDue/${id}`)));
      return due.some((one) => one !== undefined);
    };
    await expect.poll(isLeft).toBe(false);
  });

  it('wait for their invoice, and are issued by the hourly scan', async () => {
    const { id } = await createTestPaidOrder(customer);
    // Waits for the trigger, which could otherwise issue the invoice again after the deletion.
    await expect.poll(() => findInvoices(deps.db, id)).toHaveLength(1);
    await firestore.doc(`invoices/${id}`).delete();
    expect((await refund(id, 100)).status).toBe(200);
    expect(await issueCreditNotesOrRetryLater(deps, id)).toEqual([]);
    await issueInvoice(deps, id);
    await scan();
    expect(await findCreditNotes(deps.db, id)).toMatchObject([{ reason: 'A torn page' }]);
  });

  it('are not issued without an invoice', async () => {
    const { order } = await createTestPlacement(customer);
    expectCancellation(await callCancelOrder(customer, order.id));
    expect(await issueCreditNotes(deps, order.id)).toEqual([]);
    expectError(await askNotes(customer, order.id), 409);
  });
});
