import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts for swapping photos and moving them within their frames. */
export const frameMessages = messageCatalogue('studioFrames', {
  photo: params('Photo {place}'),
  emptyFrame: 'The empty frame',
  pickedUp: params('{photo} is picked up. Choose where it goes.'),
  emptyPicked: 'The empty frame is chosen. Choose the photo for it.',
  putDown: params('{photo} stays where it was.'),
  emptyPutDown: 'The frame stays empty.',
  swapped: params('{photo} and {other} have changed places.'),
  moved: params('{photo} has moved. The frame it came from is empty now.'),
  copied: params('{photo} is on the cover now, and stays inside too.'),
  placed: params('{photo} is placed now.'),
  placedFor: params('{photo} is placed now. {other} is left out now.'),
  takenOut: params('{photo} is left out now, and its frame is empty.'),
  takenHere: params('{photo} is out of this frame. It is still in another one.'),
  frameRemoved: 'The frame is removed.',
  added: params('{photo} is here now, and the others made room for it.'),
  noRoom: 'There is no room here for one photo more.',
  same: 'Both frames show the same photo.',

  close: 'Close',

  moving: params('{photo} can be moved in its frame now. Press Done when it looks right.'),
  doneMoving: params('{photo} stays as it is shown now.'),
  notKnown: 'The size of this photo is not known yet. Please try again in a moment.',

  layouts: 'Layouts',
  addText: 'Add text',
  layoutNow: params('Layout {at} of {of}.'),
  noLayouts: 'There is no other layout here.',
  notLoaded: 'This could not be loaded. Please try again when you are online.',
  locked: 'This is kept as it is now.',
  unlocked: 'This may be laid out again.',
  isLocked: 'This is kept as it is. Press “Keep as it is” first to lay it out again.',
  undone: 'The last change is undone.',
  redone: 'The change is redone.',
});
