import { params } from '@nanostores/i18n';
import { messageCatalogue } from '#lib/language/i18n.ts';
import { SHOP_NAME } from '#lib/shop/shop.ts';

/** Texts common to all policy pages. */
export const policyMessages = messageCatalogue('policies', {
  pageTitle: params(`{heading} · ${SHOP_NAME}`),
  toComplete:
    'This shop is a demonstration. What stands in [brackets] has to be filled in by whoever runs the shop.',
  /** Text in place of an unset term; brackets make the page highlight it. */
  unset: '[to be set]',
});
