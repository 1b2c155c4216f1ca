import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const firstPaymentMessages = messageCatalogue('firstPayment', {
  part: params('Pay {amount} now, the rest after you approve the proof'),
  whole: params('Pay {amount} now, before our review'),
});
