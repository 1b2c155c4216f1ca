import { login } from '@smriti/shared/account/auth';
import * as approval from '@smriti/shared/album/approval';
import { addOrderNote, getStaffOrder } from '@smriti/shared/order/staff-order';
import { changeOrderAddress } from '@smriti/shared/order/order-address';
import { changeOrderTags } from '@smriti/shared/order/order-tags';
import { listOrderViews, saveOrderViews } from '@smriti/shared/order/order-views';
import { getOrderMail, sendOrderMailAgain } from '@smriti/shared/order/order-mails';
import {
  deleteOrder,
  refundOrder,
  replaceOrder,
  shipOrders,
  updateOrderStatus,
  updatePrintState,
} from '@smriti/shared/order/order-management';
import { listAllOrders } from '@smriti/shared/order/order-list';
import { removeProposal, saveProposal } from '@smriti/shared/book/proposals';
import { exportInvoices, exportOrders } from '@smriti/shared/order/order-exports';
import { getAddressLabel, getPackingSlip, getParcelPapers } from '@smriti/shared/order/parcels';
import { getPreflightReport } from '@smriti/shared/order/preflight';
import * as prints from '@smriti/shared/order/print-files';
import { getJobTicket } from '@smriti/shared/order/print-jobs';
import { listPaymentAttention } from '@smriti/shared/payment/attention';
import { getDashboard } from '@smriti/shared/staff/dashboard';
import { getFigures } from '@smriti/shared/staff/figures';
import * as failures from '@smriti/shared/staff/failures';
import { getHealthDetails } from '@smriti/shared/staff/health';
import { expect } from 'vitest';
import type { Account } from '../../support/accounts';
import { firestore } from '../../support/admin';
import { storeRequestedAlbum } from '../../support/albums';
import { callApi, callEndpoint } from '../../support/http';
import {
  SHIPPED,
  createTestPaidOrder,
  createTestPlacement,
  storeApprovedAlbum,
} from '../../support/orders';
import { buildCropProposal, proposalPath } from '../../support/proposals';
import { catalogueCalls } from './catalogue-calls';
import { storeFailedMail, uploadFailedPhoto } from './failures';
import type { RequestParts, ManagementCall, ManagementAccounts } from './management-call';
import { PEOPLE_CALLS } from './people-calls';

/**
 * Table of all staff-only calls: management.serial.test.ts makes each call with and without its
 * roles, and fails for a contract without a row. Add the row of a new call here.
 */

const REVIEWERS = ['reviewer', 'admin'] as const;
const PRINTERS = ['printer', 'admin'] as const;
const SUPPORT = ['support', 'admin'] as const;
const READ = { none: 'it only reads' };
const nothing = () => ({});

/** Creates an album in the review queue. @returns its id */
async function newQueuedAlbum({ customer, deleteAfterTest }: ManagementAccounts): Promise<string> {
  const { id } = await storeRequestedAlbum(customer);
  deleteAfterTest(`reviewQueue/${id}`);
  return id;
}

/** Creates an album that a reviewer has taken from the queue. @returns its id */
async function newTakenAlbum(accounts: ManagementAccounts, { uid }: Account): Promise<string> {
  const id = await newQueuedAlbum(accounts);
  const taken_by = { uid, name: 'Meera' };
  const taken_until = new Date(Date.now() + 600_000);
  await firestore.doc(`reviewQueue/${id}`).update({ taken_by, taken_until });
  return id;
}

const remarksOf = (cartId: string) => ({ json: { cartId, descriptions: [] } });

async function proposalFor({ staff }: ManagementAccounts, id: string): Promise<RequestParts> {
  const { params, json } = await buildCropProposal(staff, id);
  return { params, json };
}

/** Creates a proposal by the reviewer who makes the tested call. */
async function newProposal(accounts: ManagementAccounts): Promise<RequestParts> {
  const { params, json } = await buildCropProposal(accounts.staff, await newQueuedAlbum(accounts));
  await callApi('PUT', proposalPath(params), { token: accounts.staff.idToken, json });
  return { params };
}
const pendingOrder = async ({ customer }: ManagementAccounts) =>
  (await storeApprovedAlbum(customer)).order_id;

/** Places an order, whose mail has the given state of delivery. */
async function orderMail(customer: Account, state = 'PENDING') {
  const { order } = await createTestPlacement(customer);
  const mail = `order_placed-${order.placement_id ?? order.id}`;
  await firestore.doc(`mail/${mail}`).update({ 'delivery.state': state, 'delivery.due_at': null });
  return { id: order.id, mail };
}

const NEW_ADDRESS = {
  contact_name: 'Ravi Menon',
  contact_phone: '98450 12345',
  contact_email: 'ravi@example.com',
  shipping_address_line1: '4, Hill Street',
  city: 'Pune',
  state: 'Maharashtra',
  postal_code: '411 001',
  version: 0,
};

const REVIEW_CALLS: readonly ManagementCall[] = [
  {
    endpoint: approval.listApprovalProducts,
    roles: ['reviewer', 'support', 'admin'],
    validRequest: nothing,
    conflict: READ,
  },
  {
    endpoint: approval.takeApprovalProduct,
    roles: REVIEWERS,
    validRequest: async (accounts) => ({ params: { id: await newQueuedAlbum(accounts) } }),
    conflict: async (accounts) => ({
      params: { id: await newTakenAlbum(accounts, accounts.colleague) },
    }),
  },
  {
    endpoint: approval.releaseApprovalProduct,
    roles: REVIEWERS,
    validRequest: async (accounts) => ({
      params: { id: await newTakenAlbum(accounts, accounts.staff) },
    }),
    conflict: { none: 'giving back what is not taken is harmless' },
  },
  {
    endpoint: approval.handOverApprovalProduct,
    roles: REVIEWERS,
    validRequest: async (accounts) => ({
      params: { id: await newTakenAlbum(accounts, accounts.staff) },
      json: { uid: null },
    }),
    conflict: async (accounts) => {
      const id = await newQueuedAlbum(accounts);
      await firestore.doc(`reviewQueue/${id}`).update({ status: 'Responded' });
      return { params: { id }, json: { uid: null } };
    },
  },
  {
    endpoint: approval.saveRemarks,
    roles: REVIEWERS,
    validRequest: async (accounts) => remarksOf(await newQueuedAlbum(accounts)),
    conflict: async (accounts) => remarksOf(await newTakenAlbum(accounts, accounts.colleague)),
  },
  {
    endpoint: saveProposal,
    roles: REVIEWERS,
    validRequest: async (accounts) => proposalFor(accounts, await newQueuedAlbum(accounts)),
    conflict: async (accounts) =>
      proposalFor(accounts, await newTakenAlbum(accounts, accounts.colleague)),
  },
  {
    endpoint: removeProposal,
    roles: REVIEWERS,
    validRequest: newProposal,
    conflict: async (accounts) => ({
      params: { id: await newTakenAlbum(accounts, accounts.colleague), spread_id: 's1' },
    }),
  },
];

const ORDER_CALLS: readonly ManagementCall[] = [
  {
    endpoint: listAllOrders,
    roles: ['printer', 'support', 'admin'],
    validRequest: nothing,
    conflict: READ,
  },
  {
    endpoint: getJobTicket,
    roles: PRINTERS,
    validRequest: async ({ customer }) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
    }),
    conflict: READ,
  },
  {
    endpoint: updatePrintState,
    roles: PRINTERS,
    validRequest: async ({ customer }) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
      json: { print_state: 'printing' },
    }),
    conflict: async ({ customer }) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
      json: { print_state: 'printed' },
    }),
  },
  {
    endpoint: updateOrderStatus,
    roles: PRINTERS,
    validRequest: async ({ customer }) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
      json: SHIPPED,
    }),
    conflict: async ({ customer }) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
      json: { order_status: 'Delivered' },
    }),
  },
  {
    endpoint: shipOrders,
    roles: PRINTERS,
    validRequest: async ({ customer }) => ({
      json: {
        carrier: 'DTDC',
        shipments: [{ order_id: (await createTestPaidOrder(customer)).id, tracking_number: '1' }],
      },
    }),
    conflict: { none: 'each order of the answer has its own refusal' },
  },
  {
    endpoint: getStaffOrder,
    roles: SUPPORT,
    validRequest: async (accounts) => ({ params: { id: await pendingOrder(accounts) } }),
    conflict: READ,
  },
  {
    endpoint: addOrderNote,
    roles: SUPPORT,
    validRequest: async (accounts) => ({
      params: { id: await pendingOrder(accounts) },
      json: { text: 'Call before delivery' },
    }),
    conflict: { none: 'a note is added to what there is' },
  },
  {
    endpoint: changeOrderAddress,
    roles: SUPPORT,
    validRequest: async ({ customer }) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
      json: NEW_ADDRESS,
    }),
    conflict: async ({ customer }) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
      json: { ...NEW_ADDRESS, version: 3 },
    }),
  },
  {
    endpoint: changeOrderTags,
    roles: SUPPORT,
    validRequest: async (accounts) => ({
      params: { id: await pendingOrder(accounts) },
      json: { add: ['gift'] },
    }),
    conflict: { none: 'tags are added to what there is' },
  },
  {
    endpoint: listOrderViews,
    roles: SUPPORT,
    validRequest: () => ({}),
    conflict: READ,
  },
  {
    endpoint: saveOrderViews,
    roles: SUPPORT,
    validRequest: async (accounts) => ({ json: await views(accounts, 0) }),
    conflict: async (accounts) => ({ json: await views(accounts, 7) }),
    noAuditReason: 'only the account that saves a view sees it',
  },
  {
    endpoint: getOrderMail,
    roles: SUPPORT,
    validRequest: async ({ customer }) => ({ params: await orderMail(customer) }),
    conflict: READ,
  },
  {
    endpoint: sendOrderMailAgain,
    roles: SUPPORT,
    validRequest: async ({ customer }) => ({ params: await orderMail(customer, 'SUCCESS') }),
    conflict: { none: 'a mail that waits is refused with 422' },
  },
  {
    endpoint: refundOrder,
    validRequest: async ({ customer }) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
      json: { amount: 1, reason: 'A torn page', to: 'gift' },
    }),
    conflict: { none: 'more than there is answers 422' },
  },
  {
    endpoint: replaceOrder,
    validRequest: async ({ customer }) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
      json: { quantity: 1, reason: 'Lost on the way' },
    }),
    conflict: { none: 'each call makes one more' },
  },
  {
    endpoint: deleteOrder,
    validRequest: async (accounts) => {
      const id = await pendingOrder(accounts);
      await firestore.doc(`orders/${id}`).update({ order_status: 'Cancelled' });
      return { params: { id } };
    },
    conflict: async (accounts) => ({ params: { id: await pendingOrder(accounts) } }),
  },
];

const DASHBOARD_CALLS: readonly ManagementCall[] = [
  { endpoint: getDashboard, validRequest: nothing, conflict: READ },
  {
    endpoint: getFigures,
    validRequest: () => ({ query: '?from=2026-11-01&until=2026-11-30' }),
    conflict: READ,
  },
  { endpoint: getHealthDetails, validRequest: nothing, conflict: READ },
  { endpoint: failures.listFailedMails, validRequest: nothing, conflict: READ },
  { endpoint: failures.listFailedPhotos, validRequest: nothing, conflict: READ },
];

const REPEATED_CALLS: readonly ManagementCall[] = [
  {
    endpoint: failures.sendMailsAgain,
    validRequest: async ({ deleteAfterTest }) => {
      const id = await storeFailedMail();
      deleteAfterTest(`mail/${id}`);
      return { json: { ids: [id] } };
    },
    conflict: { none: 'what is queued already is left alone' },
  },
  {
    endpoint: failures.reprocessPhotos,
    validRequest: async ({ customer }) => ({ json: { ids: [await uploadFailedPhoto(customer)] } }),
    conflict: { none: 'what is being read already is left alone' },
  },
];

/** Waits until the print files that the payment requested have failed: new ones may start then. */
async function untilPrintFailed({ id }: { id: string }): Promise<string> {
  const album = String((await firestore.doc(`orders/${id}`).get()).get('album_id'));
  const state = async (): Promise<unknown> =>
    (await firestore.doc(`printFiles/${album}`).get()).get('state');
  await expect.poll(state).toBe('failed');
  return id;
}

/** Stores a failed print archive of an account. */
async function storeArchive({ uid }: Pick<Account, 'uid'>): Promise<string> {
  const { id } = firestore.collection('printArchives').doc();
  const now = new Date();
  await firestore.doc(`printArchives/${id}`).set({
    id,
    uid,
    order_ids: ['ORD23456789'],
    contents: 'files',
    state: 'failed',
    done: 0,
    total: 1,
    reason: 'None',
    missing: [],
    asked_at: now,
    expires_at: new Date(now.getTime() + 3_600_000),
  });
  return id;
}

const PAPER_CALLS: readonly ManagementCall[] = [
  {
    endpoint: getParcelPapers,
    roles: PRINTERS,
    validRequest: async ({ customer }) => ({
      query: `?order_ids=${(await createTestPaidOrder(customer)).id}&format=a4`,
    }),
    conflict: READ,
  },
  ...[getAddressLabel, getPackingSlip].map((endpoint) => ({
    endpoint,
    roles: PRINTERS,
    validRequest: async ({ customer }: ManagementAccounts) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
    }),
    conflict: READ,
  })),
  {
    endpoint: prints.getOrderPrint,
    roles: PRINTERS,
    validRequest: async ({ customer }) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
    }),
    conflict: READ,
  },
  {
    endpoint: getPreflightReport,
    roles: PRINTERS,
    validRequest: async ({ customer }) => ({
      params: { id: (await createTestPaidOrder(customer)).id },
    }),
    conflict: READ,
  },
  {
    endpoint: prints.makeOrderPrint,
    roles: PRINTERS,
    validRequest: async ({ customer }) => ({
      params: { id: await untilPrintFailed(await createTestPaidOrder(customer)) },
    }),
    conflict: { none: 'files that are being made are not begun again' },
  },
  {
    endpoint: prints.listPrintStates,
    roles: PRINTERS,
    validRequest: () => ({ query: '?order_ids=ORD23456789' }),
    conflict: READ,
  },
  {
    endpoint: prints.makePrintArchive,
    roles: PRINTERS,
    validRequest: async ({ customer }) => ({
      json: { order_ids: [(await createTestPaidOrder(customer)).id] },
    }),
    conflict: { none: 'each is an archive of its own' },
  },
  {
    endpoint: prints.getPrintArchive,
    roles: PRINTERS,
    validRequest: async ({ staff }) => ({ params: { id: await storeArchive(staff) } }),
    conflict: READ,
  },
  { endpoint: exportInvoices, validRequest: () => ({ query: '?month=2026-11' }), conflict: READ },
  { endpoint: exportOrders, validRequest: nothing, conflict: READ },
];

const PAYMENT_CALLS: readonly ManagementCall[] = [
  { endpoint: listPaymentAttention, validRequest: nothing, conflict: READ },
];

/** Saved views for a member of staff, who has a profile after a login. */
async function views({ staff: { idToken, uid } }: ManagementAccounts, version: number) {
  await callEndpoint(login, { token: idToken, body: { uid } });
  return { version, views: [{ name: `View ${version}`, filters: { late: '1' } }] };
}

export const MANAGEMENT_CALLS: readonly ManagementCall[] = [
  ...catalogueCalls(),
  ...REVIEW_CALLS,
  ...ORDER_CALLS,
  ...PAPER_CALLS,
  ...PAYMENT_CALLS,
  ...PEOPLE_CALLS,
  ...DASHBOARD_CALLS,
  ...REPEATED_CALLS,
];
