import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of the address book (docs/rules.md#addresses-1). */
export const addressBookMessages = messageCatalogue('addressBook', {
  pageTitle: `Address Book · ${SHOP_NAME}`,
  savedHeading: 'Saved addresses',
  loading: 'Loading your addresses...',
  loadFailed: 'Your addresses could not be loaded.',
  empty: 'You have no saved addresses yet. The first one you add is used for your orders.',
  full: 'Your address book is full. Delete an address to make room for another.',

  name: 'Name',
  address: 'Address',
  contact: 'Phone and email',
  actions: 'Actions',
  default: 'Default',
  edit: 'Edit',
  editNamed: params('Edit the address of {name}, {city}'),
  delete: 'Delete',
  deleteNamed: params('Delete the address of {name}, {city}'),
  makeDefault: 'Make default',
  makeDefaultNamed: params('Make default: the address of {name}, {city}'),
  makingDefault: 'Saving...',

  addHeading: 'Add an address',
  add: 'Add Address',
  adding: 'Adding...',
  added: 'Address added',
  addFailed: 'Failed to add address.',
  editHeading: 'Edit address',
  save: 'Save Address',
  saving: 'Saving...',
  saved: 'Address saved',
  saveFailed: 'Failed to save address. Please try again.',

  deleteTitle: 'Delete address',
  deleteQuestion: 'Are you sure you want to delete this address?',
  deleting: 'Deleting...',
  deleted: 'Address deleted',
  deleteFailed: 'Failed to delete address.',
});
