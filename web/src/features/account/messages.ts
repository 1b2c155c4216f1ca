import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '../../lib/language/i18n';
import { SHOP_NAME } from '../../lib/shop/shop';

/** The frame of the account area and its short pages (docs/rules.md#pages-7). */
export const accountMessages = messageCatalogue('account', {
  menu: 'MY ACCOUNT',
  loading: 'Loading...',
  cart: 'My Cart',
  addressBook: 'Address Book',
  orders: 'My Orders',
  credits: 'My Credits',
  refer: 'Refer and Earn',
  giftCard: 'Gift Card',
  createAlbum: 'Create Album',
  reviewQueue: 'Review queue',
  console: 'Shop admin',
  reviewer: 'Reviewer',
  printer: 'Printer',
  admin: 'Admin',
  sectionTitle: params(`{section} · ${SHOP_NAME}`),
  backToAccount: 'Back to my account',
  notFound: '404 - Page Not Found',
  notFoundHint: 'There is no such page in your account.',
});

export const dashboardMessages = messageCatalogue('accountDashboard', {
  pageTitle: `My account · ${SHOP_NAME}`,
  intro: 'Your albums, orders and points are kept here.',
  rewards: 'Rewards',
  rewardsText: 'Points you have earned, and what they are worth.',
  orders: 'Orders',
  ordersText: 'What is being printed, and what is on its way.',
  information: 'Account Information',
  informationText: 'Your name and picture.',
  address: 'Address',
  addressText: 'Where your albums are sent.',
  points: params('{points} points, worth {worth}'),
  pointsOnTheWay: params('{points} more on the way'),
  noPoints: 'You have no points yet. Invite a friend to earn some.',
  untitled: 'Untitled album',
  arrives: params('Arrives by {date}'),
  ordered: params('Ordered on {date}'),
  requested: params('Requested on {date}'),
  noOrders: 'You have no orders yet.',
  addresses: count({ one: '{count} saved address', many: '{count} saved addresses' }),
  noAddresses: 'No address saved yet.',
});

/** The address that is not confirmed yet. */
export const confirmationMessages = messageCatalogue('accountConfirmation', {
  unconfirmed: params('Please confirm your email: open the link that we mailed to {email}.'),
  sent: params('We have mailed the link to {email} again. Please look in the spam folder too.'),
  sendAgain: 'Send again',
  sending: 'Sending...',
  sendFailed: 'The mail could not be sent. Please try again in a minute.',
});

/** What one may do with the data of an account: take it along, and have it deleted. */
export const dataMessages = messageCatalogue('accountData', {
  endSessions: 'Log out on all devices',
  endSessionsText:
    'For when you have lost a phone, or left your account open on somebody else’s computer. Pages that are open there are logged out within an hour.',
  endingSessions: 'Logging out...',
  endSessionsFailed: 'You could not be logged out everywhere. Please try again.',
  download: 'Download my data',
  downloadText:
    'A ZIP file with your photos and everything we keep about you. It takes a few minutes to make; ' +
    'we send you a mail when it is ready.',
  ask: 'Prepare my download',
  askAgain: 'Prepare a new one',
  asking: 'Asking...',
  making: 'Your download is being prepared. You can leave this page; we will send you a mail.',
  makingFailed: 'Your download could not be prepared. Please try again.',
  ready: params('Your download is ready until {date}.'),
  downloadNow: 'Download',
  downloadFailed: 'Your download is not available at the moment. Please try again.',
  delete: 'Delete my account',
  deleteText:
    'Your account, photos, albums and addresses are deleted for good. This cannot be undone.',
  deleteTitle: 'Delete your account?',
  deleteQuestion: 'This cannot be undone. Download your data first if you want to keep it.',
  losesSignIn: 'You cannot log in any more, from this moment.',
  losesPhotos: 'Your photos, albums, drafts and addresses are deleted within 24 hours.',
  losesPoints: 'Your points and your gift balance are lost.',
  keepsInvoices: 'Orders and invoices are kept for 8 years, because the tax law asks for it.',
  keep: 'Keep my account',
  deleteNow: 'Delete for good',
  deleting: 'Deleting...',
  deleteFailed: 'Your account could not be deleted. Please try again.',
  deleted: 'Your account has been deleted.',
  close: 'Close',
});

/** Account information (docs/rules.md#pages-7). */
export const informationMessages = messageCatalogue('accountInformation', {
  pageTitle: `Account Information · ${SHOP_NAME}`,
  loading: 'Loading...',
  loadFailed: 'Your information could not be loaded.',
  retry: 'Try again',
  edit: 'Edit',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Account information saved!',
  saveFailed: 'Failed to update user information',
  dataBroke: 'We could not show the rest of this page. Please reload it.',
  reload: 'Reload the page',
  picture: 'Profile picture',
  choosePicture: 'Choose picture',
  pictureHint: 'JPG, PNG or GIF, max 2MB',
  pictureType: 'This file is not a JPG, PNG or GIF picture. Choose another one.',
  pictureSize: 'This picture is larger than 2MB. Choose a smaller one.',
  pictureProcessing: 'Your new picture is being prepared. It will appear here in a moment.',
  pictureFailed: 'Your new picture could not be read. Please choose another one.',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  birthDate: 'Date of birth',
  day: 'Day of birth',
  month: 'Month of birth',
  year: 'Year of birth',
  notGiven: 'Not given',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  invalidEmail: 'Invalid email format',
  invalidPhone: 'Invalid phone format (e.g. +123456789)',
  invalidDay: 'Invalid day',
  invalidMonth: 'Invalid month',
  invalidYear: 'Invalid year',
});
