import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the photo grid; loaded with the first photo. */
export const gridMessages = messageCatalogue('studioGrid', {
  drag: params('Drag {name}'),
  earlier: params('Move {name} earlier'),
  later: params('Move {name} later'),
  remove: params('Remove {name}'),
  cancelOne: params('Cancel {name}'),
  moved: params('{name} is now photo {position} of {total}.'),
  removed: params('{name} is removed. Undo brings it back.'),
  picked: params('{name} is picked up.'),
  over: params('{name} is over place {position} of {total}.'),
  dropped: params('{name} is dropped.'),
  dragCancelled: params('{name} goes back to its place.'),
  dragHelp:
    'Press Space to pick up a photo, the arrow keys to move it, Space to drop it, Escape to cancel.',
  uploading: params('Uploading {name}'),
  waiting: 'Waiting',
  paused: 'Paused',
  uploadFailed: 'Not uploaded',
  lost: 'Not kept: add this photo again',
  poor: params('Too small to print sharp: {dpi} dpi. Fine up to {width} × {height} in.'),
  fair: params('A little small: {dpi} dpi. Fine up to {width} × {height} in.'),
  askPlace: params('{position}: move {name} to another place'),
  selectOne: params('Select {name}'),
  movedMany: params(
    'They are now photos {first} to {last} of {total}. Undo brings back the earlier order.',
  ),
  removedMany: count({
    one: '{count} photo is removed. Undo brings it back.',
    many: '{count} photos are removed. Undo brings them back.',
  }),
});
