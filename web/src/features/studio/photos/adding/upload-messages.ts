import { count } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts about running, stopped and failed uploads; loaded with their buttons. */
export const uploadMessages = messageCatalogue('studioUploads', {
  pause: 'Pause',
  resume: 'Resume',
  cancel: 'Cancel uploads',
  retry: count({ one: 'Try {count} photo again', many: 'Try {count} photos again' }),
  someFailed: count({
    one: '{count} photo could not be uploaded.',
    many: '{count} photos could not be uploaded.',
  }),
  someLost: count({
    one: '{count} photo is not in this browser any more. Add it again, or remove it.',
    many: '{count} photos are not in this browser any more. Add them again, or remove them.',
  }),
  offline: 'There is no connection. Uploading continues by itself when it is back.',
  unkept:
    'This browser has no room to keep all of your photos. Leave this page open until they are uploaded.',
});
