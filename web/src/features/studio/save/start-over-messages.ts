import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the dialog that confirms starting over; loaded with it. */
export const startOverMessages = messageCatalogue('studioStartOver', {
  startOverHint: 'Photos and choices that are not saved in an album are removed.',
  startOverEdited:
    'Photos and choices that are not saved in the album are removed. Its pages stay as they were saved while you arranged them.',
  keepWorking: 'Keep working',
  close: 'Close',
});
