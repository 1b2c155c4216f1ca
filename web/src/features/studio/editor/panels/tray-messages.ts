import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the photo tray; loaded with it. */
export const trayMessages = messageCatalogue('studioTray', {
  leftOut: 'Left out',
  inBook: 'In the book',
  inDesign: 'In the design',
  empty: 'No photo is left out. Drag one here to leave it out.',
  trayHint: count({
    one: '{count} photo is left out. It costs nothing, and stays here.',
    many: '{count} photos are left out. They cost nothing, and stay here.',
  }),
  bringBack: 'Bring them back',
  bringBackOne: params('Bring back {name}'),
  broughtBack: count({ one: '{count} photo is back.', many: '{count} photos are back.' }),
  trayPick: params('{name}, left out'),
  placed: params('{name}: {where}'),
});
