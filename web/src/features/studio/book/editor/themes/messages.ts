import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Themes of a book, each shown on the customer's own pages. */
export const themeMessages = messageCatalogue('studioThemes', {
  heading: 'Theme',
  intro: 'Your own pages in each theme. One press changes the whole book; Undo brings it back.',
  plain: 'Plain',
  chosen: params('{name}: the whole book has this theme now.'),
  none: 'This product is made with plain pages. Themes are for albums that you make yourself.',
});
