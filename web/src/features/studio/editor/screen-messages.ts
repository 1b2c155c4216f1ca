import { messageCatalogue } from '#lib/language/i18n.ts';

export const screenMessages = messageCatalogue('studioScreen', {
  untitled: 'Your design',
  saved: 'Saved',
  savedHere: 'Saved on this device',
  notSaved: 'Not saved',
  enlarge: 'Zoom in',
  reduce: 'Zoom out',
  showWhole: 'Show it whole',
  keys: 'Keyboard shortcuts',
});
