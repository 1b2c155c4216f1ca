import { messageCatalogue } from './i18n';

/** What the API client says where the server could not. */
export const apiMessages = messageCatalogue('api', {
  unreachable: 'The shop cannot be reached. Check your connection and try again.',
  unexpected: 'Something went wrong. Please try again.',
  languageUnavailable: 'This language could not be loaded just now. Nothing you entered is lost.',
});
