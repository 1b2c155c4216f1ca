import { params } from '@nanostores/i18n';
import { messageCatalogue } from '../../lib/i18n';
import { SHOP_NAME } from '../../lib/shop';

/** The frame of the account area and its short pages (storefront.md section 2). */
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
  reviewer: 'Reviewer',
  admin: 'Admin',
  sectionTitle: params(`{section} · ${SHOP_NAME}`),
  backToAccount: 'Back to my account',
  notFound: '404 - Page Not Found',
  notFoundHint: 'There is no such page in your account.',
});

export const dashboardMessages = messageCatalogue('accountDashboard', {
  pageTitle: `My account · ${SHOP_NAME}`,
  greeting: params('Hello, {firstName}'),
  greetingWithoutName: 'Hello',
  intro: 'Your albums, orders and points are kept here.',
  rewards: 'Rewards',
  rewardsText: 'Points you have earned, and what they are worth.',
  orders: 'Orders',
  ordersText: 'What is being printed, and what is on its way.',
  information: 'Account Information',
  informationText: 'Your name and picture.',
  address: 'Address',
  addressText: 'Where your albums are sent.',
});

/** Account information (storefront.md sections 2, 5 and 8). */
export const informationMessages = messageCatalogue('accountInformation', {
  pageTitle: `Account Information · ${SHOP_NAME}`,
  heading: 'Account Information',
  loading: 'Loading...',
  loadFailed: 'Your information could not be loaded.',
  retry: 'Try again',
  edit: 'Edit',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Account information saved!',
  saveFailed: 'Failed to update user information',
  picture: 'Profile picture',
  choosePicture: 'Choose picture',
  pictureHint: 'JPG, PNG or GIF, max 2MB',
  pictureType: 'This file is not a JPG, PNG or GIF picture. Choose another one.',
  pictureSize: 'This picture is larger than 2MB. Choose a smaller one.',
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
