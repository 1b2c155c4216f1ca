import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of /my-account/account-credits (docs/rules.md#pages-13). */
export const creditsMessages = messageCatalogue('credits', {
  pageTitle: `My Credits · ${SHOP_NAME}`,
  intro: 'You earn points when friends order, or you can buy them. Use them at checkout.',
  loading: 'Loading your points...',
  loadFailed: 'Your points could not be loaded.',
  balance: 'Your points',
  worth: params('worth {amount}'),
  pending: params('{points} points are on the way. You can use them once nothing is missing.'),
  pendingFor: params('{points} for {friend}:'),
  nameless: 'a friend',
  firstOrder: params(
    'You have {percent}% off your first order. It is kept for you and taken off at checkout.',
  ),
  inviterReward: params('Your friend gets {points} points for inviting you.'),
  add: 'Add Credits',
  historyHeading: 'Transaction History',
  empty: 'You have no points yet.',
  emptyHint: params('Invite a friend and earn {points} on their first order.'),
  invite: 'Invite a friend',
  date: 'Date',
  description: 'Description',
  points: 'Points',
  after: 'Balance',
  bought: 'Bought',
  referral: 'A friend’s first order',
  used: 'Used for an order',
  returned: 'Given back',
  by_hand: 'Changed by the shop',
  more: 'Show more',
  loadingMore: 'Loading more...',
  moreFailed: 'Older transactions could not be loaded.',
});

export const addCreditsMessages = messageCatalogue('addCredits', {
  title: 'Add Credits',
  description: 'Choose how many points to buy. They are added as soon as you have paid.',
  pack: 'Points',
  packPoints: params('{points} points'),
  toPayment: 'Continue to payment',
  cancel: 'Cancel',
});
