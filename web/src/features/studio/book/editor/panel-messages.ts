import { messageCatalogue } from '#lib/language/i18n.ts';

/** Labels of the buttons that open the editor's panels. */
export const panelMessages = messageCatalogue('studioPanels', {
  panels: 'Change the book',
  themes: 'Theme',
  calendar: 'Months and dates',
  cover: 'Edit the cover',
  pages: 'Pages',
  opening: 'Opening...',
});
