import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const productDeliveryMessages = messageCatalogue('productDelivery', {
  delivery: 'Delivery',
  pinCode: 'Your PIN code',
  pinCodeInvalid: 'A PIN code has 6 digits and does not begin with 0.',
  anywhere: 'Anywhere in India',
  toPinCode: params('To {pinCode}'),
  arrives: params('{days} with {method}, {price}'),
  free: 'free',
  since: 'These days are counted from today. Printing starts when you have approved the proof.',
  notServed: params('We do not deliver to {pinCode} at the moment.'),
});
