import { messageCatalogue } from '../../../lib/i18n';

/** Starting over: it comes with the dialog. */
export const startOverMessages = messageCatalogue('studioStartOver', {
  startOverHint: 'Photos and choices that are not saved in an album are removed.',
  keepWorking: 'Keep working',
  close: 'Close',
});
