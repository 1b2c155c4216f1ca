import { count, params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

/** Texts of the suggestions below the search box. */
export const searchMessages = messageCatalogue('search', {
  suggestions: 'Suggested products',
  found: count({
    one: '{count} product suggested. Use the arrow keys to choose.',
    many: '{count} products suggested. Use the arrow keys to choose.',
  }),
  nothing: 'No product found so far.',
  showAll: params('Show all results for “{words}”'),
});
