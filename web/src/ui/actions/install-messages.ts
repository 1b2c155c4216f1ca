import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the menu item that installs the app. */
export const installMessages = messageCatalogue('install', {
  install: 'Install the app',
});
