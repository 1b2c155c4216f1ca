import { count } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts for conflicting spreads; loaded with the notice and its dialog. */
export const bookConflictMessages = messageCatalogue('studioBookConflict', {
  pagesElsewhere: count({
    one: '{count} part of this design was changed elsewhere too. Your work is kept here until you choose.',
    many: '{count} parts of this design were changed elsewhere too. Your work is kept here until you choose.',
  }),
  choosePages: 'Choose what to keep',
  title: 'Which of the two do you want to keep?',
  description:
    'These were changed here, and in another window or on another device too. All other changes are kept.',
  mine: 'Keep mine',
  theirs: 'Take theirs',
  minePicture: 'As it is here',
  theirsPicture: 'As it was changed elsewhere',
  removedMine: 'Removed here',
  removedTheirs: 'Removed there',
  whole: 'The order, and settings of the whole design',
  use: 'Use what I chose',
  chosen: 'Your design is put together as you chose.',
});
