import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const previewMessages = messageCatalogue('preview', {
  of: params('{name} of {count}'),
  next: 'Turn the page',
  previous: 'Turn back',
  place: 'Go to a page',
  nextPrint: 'Next print',
  previousPrint: 'Previous print',
  placePrint: 'Go to a print',
  turnMug: 'Turn the mug',
  mugLeft: 'Turn it to the left',
  mugRight: 'Turn it to the right',
  shows: params('{name}: {content}'),
  empty: params('{name}, empty'),
  text: params('“{text}”'),
  photo: params('Photo {place}'),
  proof: 'How it will print',
  proofHint: 'Colours as our printer makes them. Screens differ, so see it as a guide.',
});
