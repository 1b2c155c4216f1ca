import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts about a design that was also changed elsewhere; loaded with the notice. */
export const conflictMessages = messageCatalogue('studioConflict', {
  openElsewhere:
    'This design is open in another tab too, and was changed there. Nothing more is kept here until you choose one of the two.',
  changedOnDevice:
    'This design was changed on another device too. What you do here stays in this browser until you choose one of the two.',
  goneElsewhere:
    'This design was saved or removed on another device. You will find what was saved in My Cart. What you do here stays in this browser.',
  letGo: 'Start again',
  useOther: 'Use that one',
  keepThis: 'Keep this one',
});
