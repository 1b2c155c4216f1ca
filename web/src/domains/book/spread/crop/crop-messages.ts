import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const cropMessages = messageCatalogue('spreadCrop', {
  panel: 'What of the photo is shown',
  zoom: 'Size of the picture',
  percent: params('{percent} %'),
  across: 'From left to right',
  down: 'From top to bottom',
  turnLeft: 'Turn left by a quarter',
  turnRight: 'Turn right by a quarter',
  best: 'Show the best part',
  turned: params('Turned to {degrees} degrees.'),
  bestShown: 'The best part is shown.',
});
