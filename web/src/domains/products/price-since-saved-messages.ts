import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';

export const priceSinceSavedMessages = messageCatalogue('priceSinceSaved', {
  more: params('{amount} more since you saved it'),
  less: params('{amount} less since you saved it'),
});
