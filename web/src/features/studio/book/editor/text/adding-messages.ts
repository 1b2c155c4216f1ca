import { messageCatalogue } from '#lib/language/i18n.ts';

/** Messages for adding a text; the other texts load with the text tools. */
export const addingMessages = messageCatalogue('studioTextAdding', {
  noRoom: 'There is no room for another text here.',
  added: 'A text is added. Type your words.',
});
