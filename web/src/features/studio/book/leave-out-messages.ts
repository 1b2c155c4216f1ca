import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the suggestion to leave photos out; loaded with it. */
export const leaveOutMessages = messageCatalogue('studioLeaveOut', {
  leaveOut: 'Photos the book may be better without',
  same: count({ one: '{count} nearly the same', many: '{count} nearly the same' }),
  blurred: count({ one: '{count} out of focus', many: '{count} out of focus' }),
  leaveOutAsk: params('{what}: leave them out?'),
  less: params('{price} less'),
  leaveOutAll: 'Leave them out',
  sameAs: params('Photo {place}: nearly the same as photo {photo}'),
  blurredOne: params('Photo {place}: out of focus'),
  leftOut: count({ one: '{count} photo is left out.', many: '{count} photos are left out.' }),
});
