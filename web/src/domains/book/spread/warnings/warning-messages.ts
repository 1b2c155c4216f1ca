import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the warnings before printing. */
export const warningMessages = messageCatalogue('bookWarnings', {
  warnings: count({ one: '{count} thing to look at', many: '{count} things to look at' }),
  blocking: count({
    one: '{count} thing to put right before the book can be requested',
    many: '{count} things to put right before the book can be requested',
  }),
  empty: params('{where}: a frame is empty. Put a photo into it, or remove it.'),
  missing: params('{where}: we cannot print {characters} yet. Please take it out of the text.'),
  pages: params('This binding takes at most {pages} pages: room for {photos} photos.'),
  fair: params('{where}: photo {place} has {dpi} dpi and may look soft.'),
  poor: params('{where}: photo {place} has {dpi} dpi and will look blurred.'),
  fold: params('{where}: photo {place} runs into the fold, which takes a little of its middle.'),
  cut: params('{where}: photo {place} ends so near the cut that its edge may look uneven.'),
  unsafe: params('{where}: the text “{text}” stands so near the edge that it may be cut.'),
  acrossFold: params('{where}: the text “{text}” runs across the fold, where it is hard to read.'),
});
