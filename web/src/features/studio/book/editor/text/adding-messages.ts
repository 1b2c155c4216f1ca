import { messageCatalogue } from '../../../../../lib/language/i18n';

/** What is said when a text is put on a page; all else of texts comes with their tools. */
export const addingMessages = messageCatalogue('studioTextAdding', {
  noRoom: 'There is no room for another text here.',
  added: 'A text is added. Type your words.',
});
