import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Messages for an album that cannot be edited now. */
export const frozenMessages = messageCatalogue('studioFrozen', {
  frozen: params('This album is {status}, so it cannot be changed now.'),
  placed: 'This album is ordered, so it cannot be changed any more.',
  editAgain: 'Edit again',
  editAgainHint: 'Press “Edit again” to make it a draft, which has to be requested once more.',
  editAgainFailed: 'The album could not be opened for editing.',
});
