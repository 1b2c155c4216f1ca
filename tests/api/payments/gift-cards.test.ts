import { getGiftBalance, redeemGiftCard } from '@smriti/shared/payment/gift-cards';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  type Account,
  createTestAccountWithRole,
  createTestCustomer,
} from '../../support/accounts';
import { callApi, expectAnswer, expectError } from '../../support/http';
import { storeGiftCard } from '../../support/gift-cards';
import { fetchLedgerEntries, fetchVerifiedBalance } from '../support/ledger';

const WRONG = 'This gift card code is not valid. Please check it and try again.';

let customer: Account;

beforeEach(async () => {
  customer = await createTestCustomer();
});

const redeem = (code: unknown, caller = customer, headers?: Record<string, string>) =>
  callApi('POST', redeemGiftCard.path, { token: caller.idToken, json: { code }, headers });
const balanceOf = async ({ idToken: token }: Account) =>
  expectAnswer(await callApi('GET', getGiftBalance.path, { token }), getGiftBalance.response)
    .balance;

describe('GET /gift-cards/balance', () => {
  it('is zero at first', async () => {
    expect(await balanceOf(customer)).toBe(0);
  });

  it('is closed to visitors and guests', async () => {
    expectError(await callApi('GET', getGiftBalance.path), 401);
    const { idToken: token } = await createTestAccountWithRole('guest');
    expectError(await callApi('GET', getGiftBalance.path, { token }), 403);
  });
});

describe('POST /gift-cards/redeem', () => {
  it('adds the value of the card, in rupees', async () => {
    const code = await storeGiftCard(50_050);
    expect(expectAnswer(await redeem(code), redeemGiftCard.response)).toEqual({
      balance: 500.5,
      amount: 500.5,
      message: 'Gift card redeemed successfully!',
    });
    expect(await balanceOf(customer)).toBe(500.5);
    expect(await fetchLedgerEntries(customer)).toMatchObject([
      { account: 'gift', kind: 'gift_card', amount: 50_050, reference: code.slice(-4) },
    ]);
  });

  it('accepts codes as they are printed and typed', async () => {
    const code = await storeGiftCard();
    const typed = ` ${code.toLowerCase().replaceAll(/(.{4})(?=.)/g, '$1-')} `;
    expect(expectAnswer(await redeem(typed), redeemGiftCard.response).balance).toBe(500);
  });

  it('adds up several cards', async () => {
    for (const worth of [10_000, 25_075])
      expectAnswer(await redeem(await storeGiftCard(worth)), redeemGiftCard.response);
    expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 35_075, points: 0 });
  });

  // proves rewards-1
  it('accepts a card once, also from another customer', async () => {
    const code = await storeGiftCard();
    const second = await createTestCustomer();
    expectAnswer(await redeem(code), redeemGiftCard.response);
    for (const caller of [customer, second]) {
      const error = expectError(await redeem(code, caller), 409);
      expect(error.message).toBe('This gift card code has already been used.');
    }
    expect(await balanceOf(customer)).toBe(500);
    expect(await balanceOf(second)).toBe(0);
  });

  // proves rewards-3
  it.each(['', '   ', null, 500])('asks for a code for the input %j', async (code) => {
    const error = expectError(await redeem(code), 400);
    expect(error.message).toBe('Please enter a gift card code.');
  });

  it.each(['ABCD', 'ZZZZZZZZZZZZZZZZ', '../../users/x'])(
    'refuses the unknown code %j',
    async (code) => {
      expect(expectError(await redeem(code), 422).message).toBe(WRONG);
      expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 0, points: 0 });
    },
  );

  it('blocks a customer who guesses codes for an hour', async () => {
    const [code, other] = await Promise.all([storeGiftCard(), createTestCustomer()]);
    for (let tries = 0; tries < 10; tries += 1) expectError(await redeem('ABCD'), 422);
    const error = expectError(await redeem(code), 429);
    expect(error.message).toBe('Too many wrong codes. Please try again in an hour.');
    expectAnswer(await redeem(code, other), redeemGiftCard.response);
  });

  it('returns the first answer again for the same Idempotency-Key', async () => {
    const code = await storeGiftCard();
    const headers = { 'idempotency-key': 'redeem-1' };
    const first = expectAnswer(await redeem(code, customer, headers), redeemGiftCard.response);
    const again = await redeem(code, customer, headers);
    expect(expectAnswer(again, redeemGiftCard.response)).toEqual(first);
    expect(await fetchVerifiedBalance(customer)).toEqual({ gift: 50_000, points: 0 });
  });

  it('is closed to visitors and guests', async () => {
    const code = await storeGiftCard();
    expectError(await callApi('POST', redeemGiftCard.path, { json: { code } }), 401);
    expectError(await redeem(code, await createTestAccountWithRole('guest')), 403);
  });

  it('adds one card once for 20 concurrent calls', async () => {
    const [code, second] = await Promise.all([storeGiftCard(), createTestCustomer()]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => redeem(code, index % 2 ? customer : second)),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    const [one, other] = [await fetchVerifiedBalance(customer), await fetchVerifiedBalance(second)];
    expect(one.gift + other.gift).toBe(50_000);
  });

  it('adds 20 cards of concurrent calls, each once', async () => {
    const codes = await Promise.all(Array.from({ length: 20 }, () => storeGiftCard(101)));
    const answers = await Promise.all(codes.map((code) => redeem(code)));
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const taken = answers.filter(({ status }) => status === 200).length;
    expect((await fetchVerifiedBalance(customer)).gift).toBe(taken * 101);
  });
});
