import { messageCatalogue } from '../../lib/language/i18n';

/** In the menus, where the browser can install the app. */
export const installMessages = messageCatalogue('install', {
  install: 'Install the app',
});
