import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/product-path.ts';

/** Texts of sign-in, registration and password pages (docs/rules.md#accounts-1). */
export const authMessages = messageCatalogue('auth', {
  loading: 'Loading...',
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  optional: '(optional)',
  or: 'or',
  google: 'Sign in with Google',
  googleWaiting: 'Waiting for Google...',
  reclaimed:
    'The e-mail address of this account was never confirmed. To keep you safe we have removed its saved addresses, its phone number and its links to books. Designs and orders are still here.',
  invalidEmail: 'Invalid email format',
  passwordRequired: 'Password is required',
  weakPassword:
    'Password must be at least 8 characters, including uppercase, lowercase, number, and special character',
  passwordHint: 'At least 8 characters: upper and lower case, a number and one of @$!%*?&',
  referralCode: 'Referral code',
  referralGift: params('Your friend’s gift: {percent}% off your first order.'),
  printedAndKept: 'Photographs you can pass around the table.',
  failed: 'An error occurred.',
});

export const loginMessages = messageCatalogue('login', {
  pageTitle: `Login · ${SHOP_NAME}`,
  heading: 'Welcome back',
  intro: 'Log in to your albums, orders and points.',
  reason: 'Please log in to see this page. You come back to it right afterwards.',
  reasonCanvas:
    'Please log in to make a canvas print: your photo and your choices are kept in your account.',
  reasonDesign:
    'Please log in to save your design. Your photos and pages are safe: they come with you.',
  reasonAlbum: 'Please log in to create an album: your photos and pages are kept in your account.',
  submit: 'Login',
  submitting: 'Logging in...',
  forgot: 'Forgot Password?',
  noAccount: 'New to the shop?',
  register: 'Create an account',
});

/** Texts of the dialog that is shown on the page of a session that has ended. */
export const endedSessionMessages = messageCatalogue('endedSession', {
  title: 'Your session has ended',
  signInAgain: 'Sign in again to go on. What you have written is still here.',
  leave: 'Leave this page',
});

export const registerMessages = messageCatalogue('register', {
  pageTitle: `Register · ${SHOP_NAME}`,
  heading: 'Create your account',
  intro: 'Keep your albums, orders and addresses in one place.',
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  birthDate: 'Date of birth',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  submit: 'Register',
  submitting: 'Registering...',
  hasAccount: 'Already have an account?',
  login: 'Log in',
  nameRequired: 'First and last name are required',
  invalidPhone: 'Invalid phone number format',
  invalidBirthDate: params('Invalid date of birth or user must be at least {age} years old'),
  failed: 'Registration failed. Please try again.',
});

export const passwordResetMessages = messageCatalogue('passwordReset', {
  forgotPageTitle: `Forgot Password · ${SHOP_NAME}`,
  forgotHeading: 'Forgot Password',
  forgotIntro: 'Enter your email and we will send you a link to set a new password.',
  sendLink: 'Send reset link',
  sendingLink: 'Sending...',
  emailRequired: 'Email is required',
  linkSent: 'Password reset link sent to your email',
  linkFailed: 'Failed to send reset link',
  toLogin: 'Taking you to the login page...',
  backToLogin: 'Back to login',
  resetPageTitle: `Reset Password · ${SHOP_NAME}`,
  resetHeading: 'Reset Password',
  resetIntro: params('Choose a new password for {email}.'),
  newPassword: 'New password',
  repeatPassword: 'New password again',
  mismatch: 'The two passwords do not match',
  save: 'Save new password',
  saving: 'Saving...',
  saved: 'Your new password is set. You can log in with it now.',
  saveFailed: 'The new password could not be set. Please try again.',
  linkExpired: 'This link has expired. Links work for an hour: ask for a new one.',
  linkUsed: 'This link does not work any more: it may have been used already. Ask for a new one.',
  linkMissing:
    'This address is incomplete. Open the link in the email once more, or ask for a new one.',
  linkUnchecked: 'We could not check this link.',
  tryAgain: 'Try again',
  askForNewLink: 'Ask for a new link',
  emailPageTitle: `Confirm your email · ${SHOP_NAME}`,
  emailHeading: 'Confirm your email',
  emailLinkFailed:
    'This link does not work any more. If your email is not confirmed yet, ask for a new link in your account.',
});
