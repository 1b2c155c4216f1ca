import { messageCatalogue } from '../../../../lib/language/i18n';

/** What opens the panels of the editor. */
export const panelMessages = messageCatalogue('studioPanels', {
  panels: 'Change the book',
  themes: 'Theme',
  calendar: 'Months and dates',
  cover: 'Edit the cover',
  pages: 'Pages',
  opening: 'Opening...',
});
