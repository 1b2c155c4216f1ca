import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the editor's bar. */
export const screenMessages = messageCatalogue('studioScreen', {
  untitled: 'Your book',
  saved: 'Saved',
  saving: 'Saving...',
  notSaved: 'Not saved',
  enlarge: 'Enlarge the book',
  reduce: 'Make the book smaller',
  showWhole: 'Show the whole book',
  keys: 'Keys',
});
