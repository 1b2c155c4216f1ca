import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const occasionMessages = messageCatalogue('occasions', {
  heading: 'Occasions',
  ofKind: params('{kind}: occasions'),
  allOfKind: params('All {kind}'),
});
