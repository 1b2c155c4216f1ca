import { params } from '@nanostores/i18n';
import { messageCatalogue } from '../../lib/language/i18n';

/** An album that cannot be edited now. */
export const frozenMessages = messageCatalogue('studioFrozen', {
  frozen: params('This album is {status}, so it cannot be changed now.'),
  placed: 'This album is ordered, so it cannot be changed any more.',
  editAgain: 'Edit again',
  editAgainHint: 'Then it is a draft again, and has to be requested once more.',
  editAgainFailed: 'The album could not be opened for editing.',
});
