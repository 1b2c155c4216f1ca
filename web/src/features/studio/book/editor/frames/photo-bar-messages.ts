import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the photo toolbar; loaded with it. */
export const photoBarMessages = messageCatalogue('studioPhotoBar', {
  prompt: 'Press where it goes, or drag it there.',
  add: 'Add it to these pages',
  promptEmpty: 'Press the photo that goes here.',
  bar: 'This photo',
  move: 'Move the picture',
  takeOut: 'Take out',
  removeFrame: 'Remove the frame',
  putBack: 'Put it back',
  done: 'Done',
  dpi: params('{dpi} dpi in print'),
  good: 'sharp in print',
  fair: 'may look soft from near',
  poor: 'will look blurred in print',
});
