import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the second factor for staff: code field at login, and setup. */
export const secondFactorMessages = messageCatalogue('secondFactor', {
  ask: 'Open your authenticator app and type the code that it shows for this shop.',
  code: 'Code',
  incomplete: 'Please type the six digits of the code.',
  wrong: 'This code is not right. Codes change every 30 seconds: type the one that is shown now.',
  submit: 'Continue',
  checking: 'Checking...',
  cancel: 'Back',
  broke: 'We could not ask for the code. Please reload the page.',
  reload: 'Reload the page',
  otherFactor:
    'Your account asks for a second factor that this page does not know. Please ask the owner of the shop.',
  heading: 'Second factor',
  why: 'For people who work in the shop: with it, your password alone does not let anybody in.',
  loading: 'Loading...',
  stateFailed: 'We could not find out whether your second factor is set up.',
  retry: 'Try again',
  isOn: 'Your login asks for a code of your authenticator app.',
  begin: 'Set up',
  beginning: 'Setting up...',
  steps:
    'Add an account to your authenticator app with this key. Then type the code that the app shows.',
  key: params('Key: {key}'),
  open: 'Open it in the app on this device',
  turnOn: 'Turn on',
  turningOn: 'Turning on...',
  done: 'Done. From now on your login asks for a code. Please log out and log in once with it.',
  failed: 'The second factor could not be set up. Please try again.',
  unconfirmed: 'Please confirm your email first. Then you can set up the second factor.',
});
