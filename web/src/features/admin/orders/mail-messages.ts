import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const orderMailMessages = messageCatalogue('adminOrderMail', {
  to: params('To {address}'),
  loading: 'Loading the mail...',
  failed: 'This mail could not be loaded.',
  waits: 'It waits to be sent.',
  again: 'Send again',
  againText: 'It goes to the e-mail address that the account has now.',
  sending: 'Sending...',
  queued: params('The mail goes to {address}'),
});
