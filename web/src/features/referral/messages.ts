import { messageCatalogue } from '../../lib/i18n';
import { SHOP_NAME } from '../../lib/shop';

/** The referral landing (storefront.md section 2). */
export const referralMessages = messageCatalogue('referral', {
  pageTitle: `You’ve Been Invited! · ${SHOP_NAME}`,
  heading: "You've Been Invited!",
  intro: 'A friend thinks your photographs deserve paper, and gives you something to begin with.',
  offer: '10% off',
  offerScope: 'your first order',
  code: 'Your code',
  terms: 'Comes off by itself when you check out, for accounts younger than a week.',
  login: 'Login',
  register: 'Register',
  invalid: 'Invalid or missing referral code.',
  invalidHint: 'Ask your friend to send the link once more. The shop is open all the same.',
  toShop: 'Look around the shop',
});
