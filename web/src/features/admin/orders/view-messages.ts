import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const orderViewMessages = messageCatalogue('adminOrderViews', {
  heading: 'Saved views',
  loadFailed: 'Your saved views could not be loaded.',
  save: 'Save this view',
  saveTitle: 'Save this view',
  saveText:
    'It keeps these filters and this order under a name, for you alone and on all your devices.',
  rename: 'Rename',
  renameNamed: params('Rename the view {name}'),
  renameTitle: params('Rename {name}'),
  renameText: 'Its filters stay as they are.',
  remove: 'Delete',
  removeNamed: params('Delete the view {name}'),
  removeTitle: params('Delete the view {name}?'),
  removeText: 'Only the view is deleted, no order.',
  name: 'Name',
  nameHint: 'For example: Late, or Printed in Pune.',
  nameMissing: 'Please write a name.',
  nameTaken: 'You have a view of this name already.',
  tooMany: params('You have {most} views. Delete one to save another.'),
  saved: params('{name} is saved'),
  removed: params('{name} is deleted'),
});
