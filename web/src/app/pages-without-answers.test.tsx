import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { createReviewProduct } from '#domains/review/album-review.test-data.ts';
import InformationPage from '#features/account/information/InformationPage.tsx';
import AddressBookPage from '#features/addresses/AddressBookPage.tsx';
import MyCartPage from '#features/cart/MyCartPage.tsx';
import ViewProductPage from '#features/cart/ViewProductPage.tsx';
import CreditsPage from '#features/credits/CreditsPage.tsx';
import GiftCardPage from '#features/gifts/GiftCardPage.tsx';
import MyOrdersPage from '#features/orders/MyOrdersPage.tsx';
import ViewOrderPage from '#features/orders/ViewOrderPage.tsx';
import PaymentHistoryPage from '#features/payments/PaymentHistoryPage.tsx';
import FinalCheckoutPage from '#features/proof/FinalCheckoutPage.tsx';
import ReferAndEarnPage from '#features/referral/ReferAndEarnPage.tsx';
import ReviewArea from '#features/review/ReviewArea.tsx';
import CanvasUploadPage from '#features/studio/CanvasUploadPage.tsx';
import EditProductPage from '#features/studio/EditProductPage.tsx';
import { TEST_ORDER } from '#lib/orders/order.test-data.ts';
import {
  readAlertText,
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { ASHA } from '#lib/session/user.test-data.ts';

// Stubs the live listeners, which browser tests cover.
vi.mock('#lib/live-status/use-live-status.ts', () => ({ useLiveStatus: () => undefined }));
vi.mock('#lib/live-status/use-live-review.ts', () => ({ useLiveReview: () => undefined }));
vi.mock('#domains/address/AddressLocation.tsx', () => ({ AddressLocation: () => null }));
vi.mock('#features/account/EmailConfirmationNotice.tsx', () => ({
  EmailConfirmationNotice: () => null,
}));
vi.mock('#features/account/AccountActions.tsx', () => ({ default: () => null }));

signInAsAsha();

beforeEach(() => useSession.setState({ user: { ...ASHA, role: 'reviewer' } }));

const CREDITS = {
  balance: 0,
  pending: 0,
  pending_rewards: [],
  inviter_reward: null,
  first_order_percent: 0,
  worth: 0,
  packs: [],
  transactions: [],
};
const INVITATION = { code: 'ASHA7K2P', link: 'https://shop.test/refer', invitees: [] };

interface Failing {
  Page: ComponentType;
  at: string;
  /** Path of the failing request. */
  path: string;
  failed: string;
  /** Answer of the successful retry; the page must show a part of it. */
  answer: object;
  shown: string | RegExp;
}

const ALBUMS_FAILED = 'Failed to load albums: The shop is resting.';
const PAGES: Failing[] = [
  {
    Page: AddressBookPage,
    at: '/my-account/address-book',
    path: '/addresses/user/asha',
    failed: 'Your addresses could not be loaded.',
    answer: { addresses: [] },
    shown: /^You have no saved addresses yet/,
  },
  {
    Page: CreditsPage,
    at: '/my-account/account-credits',
    path: '/credits',
    failed: 'Your points could not be loaded.',
    answer: CREDITS,
    shown: 'You have no points yet.',
  },
  {
    Page: GiftCardPage,
    at: '/my-account/account-gift-card',
    path: '/gift-cards/balance',
    failed: 'Your balance could not be loaded.',
    answer: { balance: 0 },
    shown: '₹0.00',
  },
  {
    Page: ReferAndEarnPage,
    at: '/my-account/account-refer',
    path: '/invitation',
    failed: 'Your invitation could not be loaded.',
    answer: INVITATION,
    shown: 'No history found.',
  },
  {
    Page: InformationPage,
    at: '/my-account/account-information',
    path: '/info',
    failed: 'Your information could not be loaded.',
    answer: { user: ASHA },
    shown: 'asha@smriti.test',
  },
  {
    Page: MyOrdersPage,
    at: '/my-account/account-orders',
    path: '/orders/user/asha',
    failed: 'Failed to fetch orders. Please try again.',
    answer: { orders: [] },
    shown: 'You have no orders yet.',
  },
  {
    Page: ViewOrderPage,
    at: '/view-order?id=ORD1',
    path: '/orders/ORD1',
    failed: 'Failed to fetch order details',
    answer: { order: TEST_ORDER },
    shown: 'Order #ORD1',
  },
  {
    Page: PaymentHistoryPage,
    at: '/my-account/account-payments',
    path: '/payments/user/asha',
    failed: 'Your payments could not be loaded.',
    answer: { payments: [] },
    shown: 'You have made no payments yet.',
  },
  {
    Page: MyCartPage,
    at: '/my-account/cart',
    path: '/albums',
    failed: ALBUMS_FAILED,
    answer: { albums: [] },
    shown: 'No albums found. Start creating your first album!',
  },
  {
    Page: ViewProductPage,
    at: '/view-product?id=goa',
    path: '/albums/goa',
    failed: ALBUMS_FAILED,
    answer: { album: createReviewProduct({}) },
    shown: 'Goa',
  },
  {
    Page: FinalCheckoutPage,
    at: '/final-checkout/goa',
    path: '/approval-products/goa',
    failed: 'Failed to fetch order',
    answer: createReviewProduct({}),
    shown: 'Your decision',
  },
  {
    Page: ReviewArea,
    at: '/admin/review',
    path: '/approval-products',
    failed: 'The review queue could not be loaded.',
    answer: { items: [] },
    shown: 'No album is waiting for review.',
  },
];

const patternOf = (at: string) =>
  at.startsWith('/final-checkout/') ? '/final-checkout/:albumId' : undefined;

// proves referral-8, orders-8, orders-4, studio-14, studio-27, cart-7
it.each(PAGES)('$at shows that $path failed, and retries', async (page) => {
  const { Page, at, path, failed, shown, answer } = page;
  const api = stubApi({ [`GET /api${path}`]: answerWithError(500, 'The shop is resting.') });
  openPage(<Page />, at, patternOf(at));
  expect(await readAlertText()).toContain(failed);
  expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('');
  api.set(`GET /api${path}`, answer);
  pressButton('Try again');
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(screen.queryByText(failed)).toBeNull();
});

it.each([
  { Page: EditProductPage, at: '/edit-product?id=goa', heading: 'Edit Album' },
  { Page: CanvasUploadPage, at: '/uploadChoice', heading: 'Canvas print' },
])('$at keeps its heading if the studio cannot be loaded', async ({ Page, at, heading }) => {
  stubApi({ 'GET /api/albums/goa': answerWithError(500) });
  openPage(<Page />, at);
  expect(await readAlertText()).toContain('The studio could not be opened.');
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
});

const NOT_FOUND = 'We could not find this album in your account.';

it.each([
  { Page: ViewProductPage, at: '/view-product?id=goa', text: NOT_FOUND },
  { Page: EditProductPage, at: '/edit-product?id=goa', text: NOT_FOUND },
  { Page: FinalCheckoutPage, at: '/final-checkout/goa', text: 'Failed to fetch order' },
  {
    Page: ReviewArea,
    at: '/admin/review?id=goa',
    text: 'This album is not in review now.',
  },
])('$at shows that the album does not exist', async ({ Page, at, text }) => {
  stubApi({});
  openPage(<Page />, at, patternOf(at));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
