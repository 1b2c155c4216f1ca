import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Messages about chosen files; loaded with the notices. */
export const fileMessages = messageCatalogue('studioFiles', {
  problems: count({
    one: '{count} file could not be added',
    many: '{count} files could not be added',
  }),
  problem: params('{name}: {reason}'),
  emptyFile: 'the file is empty. Choose the original.',
  tooLarge: 'larger than 30 MB. Save it smaller, or choose another.',
  heic: 'a HEIC photo. Save it as JPEG first; on an iPhone: Settings, Camera, Formats, Most Compatible.',
  type: 'not a JPEG, PNG, WebP or GIF picture.',
  unreadable: 'cannot be read as a picture. It may be damaged; choose the original.',
  notKept: 'this page was closed before your browser had kept it. Choose it again.',
  noRoom: 'your browser had no room to keep it. Make some room on this phone and share it again.',
  tooMany: 'an album holds at most 500 photos.',
  remarks: 'Good to know before we print',
  animated: 'Only the first picture of an animation is printed.',
  cmyk: 'This photo has print colours (CMYK). On the page they may look a little different.',
  duplicates: count({
    one: '{count} photo is in the album already, and is kept once:',
    many: '{count} photos are in the album already, and are kept once:',
  }),
  chooseOthers: 'Choose other photos',
  dismiss: 'Dismiss',
});
