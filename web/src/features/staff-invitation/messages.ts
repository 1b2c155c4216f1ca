import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of the page of a staff invitation. */
export const staffInvitationMessages = messageCatalogue('staffInvitation', {
  pageTitle: `Invitation to the staff · ${SHOP_NAME}`,
  heading: `Work with ${SHOP_NAME}`,
  loading: 'Loading...',
  failed: 'We could not load this invitation.',
  reviewer: 'You are invited to review albums.',
  printer: 'You are invited to print and ship orders.',
  support: 'You are invited to help customers.',
  admin: 'You are invited to run the shop as an admin.',
  account: params('Your account {email} gets this role as soon as you accept.'),
  accept: 'Accept the invitation',
  accepting: 'Accepting...',
  acceptFailed: 'The invitation could not be accepted. Please try again.',
  accepted: 'Welcome! Please log in again, and the shop’s console opens.',
  loginAgain: 'Log in again',
  unknown: 'This link is not valid.',
  unknownHint: 'Please open the link of the newest mail, or ask the shop for a new invitation.',
  expired: 'This invitation has expired.',
  used: 'This invitation was used already.',
  withdrawn: 'This invitation was withdrawn.',
  askAgain: 'Please ask the shop if you need a new one.',
  usedHint: 'If you accepted it yourself, please log in again, and the shop’s console opens.',
  other_account: params('This invitation was not sent to {email}.'),
  otherAccountHint:
    'Please log in or register with the e-mail address to which the invitation was sent.',
  otherAccount: 'Use another account',
  unconfirmed: params('Please confirm {email} first.'),
  unconfirmedHint: 'Open the link that we mailed to this address, and then come back here.',
  sendConfirmation: 'Send the link again',
  sending: 'Sending...',
  confirmationSent: 'We have mailed the link. Please look in the spam folder too.',
  confirmationFailed: 'The mail could not be sent. Please try again in a minute.',
  checkAgain: 'I have confirmed it',
  has_role: 'Your account has a role in the shop already.',
  hasRoleHint: 'An admin can change it in the console.',
  toShop: 'To the shop',
});
