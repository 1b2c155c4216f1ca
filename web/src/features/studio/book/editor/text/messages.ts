import { params } from '@nanostores/i18n';
import { messageCatalogue } from '../../../../../lib/i18n';

/** Texts on the pages of a book, and what can be done with them. */
export const textMessages = messageCatalogue('studioTexts', {
  add: 'Add text',
  addCaption: 'Add a caption',
  noRoom: 'There is no room for another text here.',
  added: 'A text is added. Type your words.',
  removed: 'The text is removed. Undo brings it back.',
  moved: 'The text is moved.',

  name: params('Text: {text}'),
  onSpine: params('On the spine: {text}'),
  empty: 'Text without words',
  hint: 'Arrow keys move it, Enter leads to its words, Delete removes it.',

  panel: 'This text',
  words: 'Your words',
  missing: params('We cannot print this yet: {characters}'),
  size: 'Size',
  points: params('{size} pt'),
  width: 'Width',
  millimetres: params('{length} mm'),
  font: 'Letters',
  themeFont: 'As the theme',
  serif: 'Serif',
  sans: 'Plain',
  colour: 'Colour',
  ink: 'The colour of the theme',
  colourNamed: params('Colour {colour}'),
  align: 'Lines',
  left: 'To the left',
  center: 'In the middle',
  right: 'To the right',
  remove: 'Remove the text',
  done: 'Done',
});
