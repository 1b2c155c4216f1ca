import { messageCatalogue } from './i18n';

/** Error texts of the API client itself. */
export const apiMessages = messageCatalogue('api', {
  unreachable: 'The shop cannot be reached. Check your connection and try again.',
  unexpected: 'Something went wrong. Please try again.',
  languageUnavailable: 'This language could not be loaded just now. Nothing you entered is lost.',
});
