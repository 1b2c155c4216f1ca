import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the dialog that asks for a recent sign-in (docs/rules.md#accounts-9). */
export const signInAgainMessages = messageCatalogue('signInAgain', {
  title: 'Please log in once more',
  reason: 'So that nobody else can do this in your name.',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  goOn: 'Continue',
  withGoogle: 'Continue with Google',
  checking: 'Checking...',
  close: 'Close',
  cancel: 'Cancel',
});
