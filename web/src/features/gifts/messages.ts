import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of /my-account/account-gift-card (docs/rules.md#pages-13). */
export const giftCardMessages = messageCatalogue('giftCard', {
  pageTitle: `Gift Card · ${SHOP_NAME}`,
  intro: 'Use your balance at checkout, for all or part of an order.',
  balance: 'Your balance',
  loading: 'Loading your balance...',
  loadFailed: 'Your balance could not be loaded.',
  redeemHeading: 'Redeem a gift card',
  code: 'Gift card code',
  codeHint: 'The 16 letters and digits printed on the card.',
  redeem: 'Redeem',
  redeeming: 'Redeeming...',
  missing: 'Please enter a gift card code.',
  redeemed: 'Gift card redeemed successfully!',
  added: params('{amount} was added to your balance.'),
  failed: 'The gift card could not be redeemed. Please try again.',
});
