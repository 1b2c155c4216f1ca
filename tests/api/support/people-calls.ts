import * as users from '@smriti/shared/account/management';
import * as invitations from '@smriti/shared/account/staff-invitations';
import * as audit from '@smriti/shared/staff/audit';
import * as gifts from '@smriti/shared/payment/gift-card-management';
import * as coupons from '@smriti/shared/order/coupon-management';
import * as links from '@smriti/shared/order/payment-link-management';
import * as ratings from '@smriti/shared/catalogue/rating-management';
import {
  getOutputProfile,
  removeOutputProfile,
  uploadOutputProfile,
} from '@smriti/shared/staff/output-profile';
import { changeCarriers } from '@smriti/shared/order/carriers';
import { changePause } from '@smriti/shared/staff/pause';
import { changeClosings, changeSettings, getSettings } from '@smriti/shared/staff/settings';
import { createStaffInvitationRecord } from '../../../functions/src/features/staff-invitations/staff-invitation.records';
import { writeStaffInvitation } from '../../../functions/src/features/staff-invitations/staff-invitation.repository';
import { giftCardId } from '../../../functions/src/features/gift-cards/gift-card-codes.domain';
import { firestore } from '../../support/admin';
import { COUPON_FORM, createTestCouponCode, storeCoupon } from '../../support/coupons';
import { storeGiftCard } from '../../support/gift-cards';
import { createTestCustomer, createTestEmail } from '../../support/accounts';
import { jobDeps } from '../../support/deps';
import { storeApprovedAlbum } from '../../support/orders';
import { createTestPaymentLink, paymentLinkForm } from '../../support/payment-links';
import { callUploadOutputProfile, createTestProfileForm } from '../../support/output-profile';
import { OTHER_SETTINGS } from '../../support/settings';
import type { ManagementCall } from './management-call';

/** Management calls of accounts, gift cards, coupons, payment links, ratings, settings and the audit. */

const READ = { none: 'it only reads' };
const SUPPORT = ['support', 'admin'] as const;
const nothing = () => ({});
const somebody = async () => ({ uid: (await createTestCustomer()).uid });
async function giftCard(made: (path: string) => void): Promise<string> {
  const id = giftCardId(await storeGiftCard());
  made(`giftCards/${id}`);
  return id;
}

async function coupon(made: (path: string) => void): Promise<string> {
  const { id } = await storeCoupon();
  made(`coupons/${id}`);
  return id;
}

/** Stores an open invitation, without the API. */
async function storeInvitation(invited_by: string) {
  const { id } = firestore.collection('staffInvitations').doc();
  const fields = { id, email: createTestEmail(), role: 'printer', invited_by } as const;
  const invitation = createStaffInvitationRecord(fields, 'secret', new Date());
  await jobDeps.db.transaction((tx) => {
    writeStaffInvitation(tx, invitation);
    return Promise.resolve();
  });
  return invitation;
}

async function paymentLink(
  made: (path: string) => void,
  state: 'open' | 'ordered' = 'open',
): Promise<string> {
  const { id } = await createTestPaymentLink(await createTestCustomer());
  const path = `paymentLinks/${id}`;
  made(path);
  await firestore.doc(path).update({ state });
  return id;
}

const gift = (amount: number) => ({ account: 'gift', amount, reason: 'A page was torn.' });

export const PEOPLE_CALLS: readonly ManagementCall[] = [
  { endpoint: audit.listAudit, validRequest: nothing, conflict: READ },
  { endpoint: audit.exportAudit, validRequest: nothing, conflict: READ },
  { endpoint: users.listUsers, roles: SUPPORT, validRequest: nothing, conflict: READ },
  {
    endpoint: users.getUser,
    roles: SUPPORT,
    validRequest: async () => ({ params: await somebody() }),
    conflict: READ,
  },
  {
    endpoint: users.changeRole,
    validRequest: async () => ({ params: await somebody(), json: { role: 'reviewer' } }),
    conflict: { none: 'user-management.serial.test.ts leaves one admin alone' },
  },
  { endpoint: invitations.listStaffInvitations, validRequest: nothing, conflict: READ },
  {
    endpoint: invitations.createStaffInvitation,
    validRequest: () => ({ json: { email: createTestEmail(), role: 'reviewer' } }),
    conflict: async ({ staff }) => ({
      json: { email: (await storeInvitation(staff.uid)).email, role: 'reviewer' },
    }),
  },
  {
    endpoint: invitations.sendStaffInvitationAgain,
    validRequest: async ({ staff }) => ({ params: { id: (await storeInvitation(staff.uid)).id } }),
    conflict: { none: 'each call sends another link' },
  },
  {
    endpoint: invitations.withdrawStaffInvitation,
    validRequest: async ({ staff }) => ({ params: { id: (await storeInvitation(staff.uid)).id } }),
    conflict: { none: 'a second call answers 404' },
  },
  {
    endpoint: users.listLedger,
    roles: SUPPORT,
    validRequest: async () => ({ params: await somebody() }),
    conflict: READ,
  },
  {
    endpoint: users.addLedgerEntry,
    validRequest: async () => ({ params: await somebody(), json: gift(100) }),
    conflict: async () => ({ params: await somebody(), json: gift(-100) }),
  },
  { endpoint: gifts.listGiftCards, validRequest: nothing, conflict: READ },
  {
    endpoint: gifts.makeGiftCards,
    validRequest: () => ({ json: { count: 1, amount: 100 } }),
    conflict: { none: 'a batch is new' },
  },
  {
    endpoint: gifts.cancelGiftCard,
    validRequest: async ({ deleteAfterTest }) => ({
      params: { id: await giftCard(deleteAfterTest) },
    }),
    conflict: async ({ deleteAfterTest }) => {
      const id = await giftCard(deleteAfterTest);
      await firestore.doc(`giftCards/${id}`).update({ redeemed_by: 'somebody', state: 'used' });
      return { params: { id } };
    },
  },
  { endpoint: coupons.listCoupons, validRequest: nothing, conflict: READ },
  {
    endpoint: coupons.getCoupon,
    validRequest: async ({ deleteAfterTest }) => ({
      params: { id: await coupon(deleteAfterTest) },
    }),
    conflict: READ,
  },
  {
    endpoint: coupons.createCoupon,
    validRequest: ({ deleteAfterTest }) => {
      const code = createTestCouponCode();
      deleteAfterTest(`coupons/${code}`);
      return { json: { ...COUPON_FORM, code } };
    },
    conflict: async ({ deleteAfterTest }) => ({
      json: { ...COUPON_FORM, code: await coupon(deleteAfterTest) },
    }),
  },
  {
    endpoint: coupons.changeCoupon,
    validRequest: async ({ deleteAfterTest }) => ({
      params: { id: await coupon(deleteAfterTest) },
      json: { ...COUPON_FORM, version: 1 },
    }),
    conflict: async ({ deleteAfterTest }) => ({
      params: { id: await coupon(deleteAfterTest) },
      json: { ...COUPON_FORM, version: 7 },
    }),
  },
  { endpoint: links.listPaymentLinks, validRequest: nothing, conflict: READ },
  {
    endpoint: links.getPaymentLink,
    validRequest: async ({ deleteAfterTest }) => ({
      params: { id: await paymentLink(deleteAfterTest) },
    }),
    conflict: READ,
  },
  {
    endpoint: links.getPaymentLinkBasket,
    validRequest: async () => ({ params: await somebody() }),
    conflict: READ,
  },
  {
    endpoint: links.quotePaymentLink,
    validRequest: async ({ customer }) => {
      const { id } = await storeApprovedAlbum(customer);
      return { json: { user_id: customer.uid, items: [{ album_id: id, quantity: 1 }] } };
    },
    conflict: async ({ customer }) => {
      const { id } = await storeApprovedAlbum(customer, { status: 'Responded' });
      return { json: { user_id: customer.uid, items: [{ album_id: id, quantity: 1 }] } };
    },
    noAuditReason: 'it only works out a price',
  },
  {
    endpoint: links.createPaymentLink,
    validRequest: async ({ customer }) => ({
      json: paymentLinkForm(customer, [await storeApprovedAlbum(customer)]),
    }),
    conflict: async ({ customer }) => ({
      json: paymentLinkForm(customer, [await storeApprovedAlbum(customer)], { amount_due: 1 }),
    }),
  },
  {
    endpoint: links.mailPaymentLink,
    validRequest: async ({ deleteAfterTest }) => ({
      params: { id: await paymentLink(deleteAfterTest) },
    }),
    conflict: { none: 'a link that is not open is refused with 422' },
  },
  {
    endpoint: links.withdrawPaymentLink,
    validRequest: async ({ deleteAfterTest }) => ({
      params: { id: await paymentLink(deleteAfterTest) },
    }),
    conflict: async ({ deleteAfterTest }) => ({
      params: { id: await paymentLink(deleteAfterTest, 'ordered') },
    }),
  },
  { endpoint: ratings.listAllRatings, validRequest: nothing, conflict: READ },
  {
    endpoint: ratings.moderateRating,
    validRequest: async ({ customer, deleteAfterTest }) => {
      const path = `ratings/1_${customer.uid}`;
      deleteAfterTest(path);
      await firestore.doc(path).set({
        id: 'rating-1',
        product_id: 1,
        user_id: customer.uid,
        rating: 5,
        review: '',
        author: 'Asha',
        created_at: new Date(),
        is_counted: false,
      });
      const params = { productId: '1', id: 'rating-1' };
      return { params, json: { hidden: true, reason: 'It names somebody.' } };
    },
    conflict: { none: 'a rating is hidden or not, whoever says so' },
  },
  {
    endpoint: changePause,
    validRequest: ({ deleteAfterTest }) => {
      deleteAfterTest('settings/pause');
      return { json: { requests: null, orders: null, payments: null } };
    },
    conflict: { none: 'the shop is closed or not, whoever says so' },
  },
  {
    endpoint: changeClosings,
    validRequest: ({ deleteAfterTest }) => {
      deleteAfterTest('settings/shop');
      deleteAfterTest('settingsVersions/1');
      return { json: { closings: [] } };
    },
    conflict: { none: 'the last list is the one that counts' },
  },
  {
    endpoint: changeCarriers,
    validRequest: ({ deleteAfterTest }) => {
      deleteAfterTest('settings/carriers');
      const tracking_url = 'https://carrier.example/{number}';
      return { json: { carriers: [{ name: 'Delhivery', tracking_url }] } };
    },
    conflict: { none: 'the last list is the one that counts' },
  },
  { endpoint: getOutputProfile, validRequest: nothing, conflict: READ },
  {
    endpoint: uploadOutputProfile,
    validRequest: ({ deleteAfterTest }) => {
      deleteAfterTest('settings/outputProfile');
      return { form: createTestProfileForm() };
    },
    invalidRequest: () => ({ form: createTestProfileForm(Buffer.from('GIF89a')) }),
    conflict: { none: 'the last upload is the profile of the shop' },
  },
  {
    endpoint: removeOutputProfile,
    validRequest: async ({ staff, deleteAfterTest }) => {
      deleteAfterTest('settings/outputProfile');
      await callUploadOutputProfile(staff);
      return {};
    },
    conflict: { none: 'no profile is set afterwards, whoever asks' },
  },
  { endpoint: getSettings, validRequest: nothing, conflict: READ },
  {
    endpoint: changeSettings,
    validRequest: ({ deleteAfterTest }) => {
      deleteAfterTest('settings/shop');
      deleteAfterTest('settingsVersions/1');
      return { json: OTHER_SETTINGS };
    },
    conflict: () => ({ json: { ...OTHER_SETTINGS, version: 7 } }),
  },
];
