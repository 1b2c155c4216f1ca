import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the fields of a delivery address, and of the dialog that changes it. */
export const orderAddressMessages = messageCatalogue('adminOrderAddress', {
  title: 'Change the delivery address',
  consequence:
    'The customer gets a mail with the new address. The address book of the customer stays as it is.',
  invoice:
    'An invoice that was issued keeps the old address. Its tax belongs to its state, so the parcel can go to another address in the same state only.',
  name: 'Recipient',
  nameMissing: 'Write the name of the recipient.',
  phone: 'Phone',
  phoneMissing: 'Write the phone number of the recipient.',
  phoneInvalid: 'This is not a phone number.',
  email: 'Email',
  emailMissing: 'Write the e-mail address of the recipient.',
  emailInvalid: 'This is not an e-mail address.',
  street: 'Address',
  streetHint: 'Flat or house, street and area',
  streetMissing: 'Write the street and the house number.',
  city: 'City',
  cityMissing: 'Write the city.',
  state: 'State',
  stateMissing: 'Write the state.',
  pinCode: 'PIN code',
  pinCodeMissing: 'Write the PIN code.',
  pinCodeInvalid: 'A PIN code has 6 digits and does not begin with 0.',
  along: params('Also for {numbers}, in the same parcel'),
  theirs: 'Saved by somebody else meanwhile',
  keepMine: 'Saving now replaces it with what you have typed.',
  save: 'Save address',
  saved: 'The address is changed. The customer gets a mail.',
});
