import { params } from '@nanostores/i18n';
import { messageCatalogue } from '../../lib/language/i18n';
import { SHOP_NAME } from '../../lib/shop/shop';

/** What the policy pages have in common. */
export const policyMessages = messageCatalogue('policies', {
  pageTitle: params(`{heading} · ${SHOP_NAME}`),
  toComplete:
    'This shop is a demonstration. What stands in [brackets] has to be filled in by whoever runs the shop.',
  /** In place of what nobody has set; the brackets mark it. */
  unset: '[to be set]',
});
