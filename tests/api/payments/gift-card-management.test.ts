import * as management from '@smriti/shared/payment/gift-card-management';
import { redeemGiftCard } from '@smriti/shared/payment/gift-cards';
import { beforeAll, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { firestore } from '../../support/admin';
import { callApi, expectAnswer, expectError } from '../../support/http';

let admin: Account;
beforeAll(async () => {
  admin = await createTestAccountWithRole('admin');
});

async function newCards(json: object, headers: Record<string, string> = {}): Promise<string[]> {
  const answer = await callApi('POST', '/gift-cards', { token: admin.idToken, json, headers });
  return expectAnswer(answer, management.makeGiftCards.response).codes;
}
async function listCards(query: string) {
  const answer = await callApi('GET', `/gift-cards?${query}`, { token: admin.idToken });
  return expectAnswer(answer, management.listGiftCards.response).cards;
}
async function cardOf(code: string) {
  const [card] = await listCards(`q=${code}`);
  if (!card) throw new Error(`${code} is not listed`);
  return card;
}
const cancel = (id: string) => callApi('DELETE', `/gift-cards/${id}`, { token: admin.idToken });
const redeem = ({ idToken: token }: Account, code: string) =>
  callApi('POST', redeemGiftCard.path, { token, json: { code } });

it('creates a batch whose codes are shown once, each redeemable once', async () => {
  const key = { 'idempotency-key': `batch-${Math.random()}` };
  const form = { count: 3, amount: 750, expires_at: '2099-12-31T18:30:00.000Z' };
  const codes = await newCards(form, key);
  expect(new Set(codes).size).toBe(3);
  expect(await newCards(form, key)).toEqual(codes);
  const [first = '', second = ''] = codes;
  expect(first).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);

  const [customer, stranger] = [await createTestCustomer(), await createTestCustomer()];
  const answer = expectAnswer(await redeem(customer, first), redeemGiftCard.response);
  expect(answer).toMatchObject({ balance: 750, amount: 750 });
  expectError(await redeem(stranger, first), 409);
  const { id, ...used } = await cardOf(first);
  expect(used).toMatchObject({ state: 'used', redeemed_by: customer.uid, amount: 750 });
  expect(expectError(await cancel(id), 409).message).toContain('used already');
  expect(
    (await listCards(`q=${second.slice(-4)}&state=unused`)).map((card) => card.ending),
  ).toEqual([second.slice(-4)]);
});

it('refuses cancelled and expired cards with the reason', async () => {
  const [cancelled = '', ended = ''] = await newCards({ count: 2, amount: 100 });
  const customer = await createTestCustomer();
  expect((await cancel((await cardOf(cancelled)).id)).status).toBe(200);
  expect((await cancel((await cardOf(cancelled)).id)).status).toBe(200);
  const refused = expectError(await redeem(customer, cancelled), 422);
  expect(refused.message).toBe('This gift card was cancelled by the shop. Please ask us about it.');

  const expires_at = new Date('2026-01-31T18:30:00.000Z');
  await firestore.doc(`giftCards/${(await cardOf(ended)).id}`).update({ expires_at });
  const late = expectError(await redeem(customer, ended), 422);
  expect(late.message).toBe('This gift card could be used until 31 Jan 2026.');
  expect((await cardOf(ended)).state).toBe('expired');
});

it('refuses an expiry in the past', async () => {
  const json = { count: 1, amount: 100, expires_at: '2020-01-01T00:00:00.000Z' };
  const answer = await callApi('POST', '/gift-cards', { token: admin.idToken, json });
  expect(expectError(answer, 400).message).toBe('must be in the future');
});
