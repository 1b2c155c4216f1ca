import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the choice to send orders as a gift (docs/rules.md#orders-26). */
export const giftMessages = messageCatalogue('giftChoice', {
  heading: 'Is it a gift?',
  isGift: 'Send it as a gift',
  isGiftHint:
    'There are no prices in the parcel. The invoice is only in your account, under My Orders.',
  message: 'Your message',
  messageHint: params(
    'We print it on a sheet in the parcel, without emoji. {left} characters left.',
  ),
  optional: '(optional)',
});
