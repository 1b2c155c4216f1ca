import { toRupees } from '@smriti/shared/base/money';
import { SHOP_NAME } from '@smriti/shared/catalogue/shop-name';
import type { ListedPaymentLink } from '@smriti/shared/order/payment-link-management';
import { paymentLinkPath } from '@smriti/shared/order/payment-links';
import type { Deps } from '../../platform/deps';
import { formatDay, formatPaise } from '../../platform/formats/formats';
import { fillTemplate } from '../../platform/texts';
import type { Recipient } from '../mail/mail-events.domain';
import { greetingName, mailTexts } from '../mail/mail-layout.presenter';
import type { OrderRecord } from '../orders/order.records';
import { paymentLinkState, toPaymentLinkToken } from './payment-link.domain';
import type { PaymentLinkRecord } from './payment-link.records';

interface LinkView {
  /** Orders of ordered links. */
  orders: readonly OrderRecord[];
  /** Display names by uid. */
  names: ReadonlyMap<string, string>;
  now: Date;
}

/** A link as a row of the console's list. */
export function presentListedLink(
  link: PaymentLinkRecord,
  { orders, names, now }: LinkView,
): ListedPaymentLink {
  const { id, user_id, by_uid, items, due_paise, created_at, expires_at } = link;
  return {
    id,
    user_id,
    customer_name: names.get(user_id) ?? '',
    state: paymentLinkState(link, orders, now),
    items: items.map(({ price_paise, ...item }) => ({ ...item, price: toRupees(price_paise) })),
    amount_due: toRupees(due_paise),
    created_at,
    by_name: names.get(by_uid) ?? '',
    expires_at,
  };
}

/** Address of the page of a link. */
export function paymentLinkUrl({ config }: Pick<Deps, 'config'>, id: string): string {
  const token = toPaymentLinkToken(config.pictureSecret, id);
  return `${config.siteOrigin}${paymentLinkPath(token)}`;
}

/** Message with a link for a chat, in the customer's language. */
export function paymentLinkMessage(
  deps: Pick<Deps, 'config'>,
  { id, due_paise, expires_at }: PaymentLinkRecord,
  { firstName, language }: Pick<Recipient, 'firstName' | 'language'>,
): string {
  const texts = mailTexts(language);
  const name = greetingName(firstName);
  const hello = name === '' ? texts.hello : fillTemplate(texts.helloName, { name });
  const body = fillTemplate(texts.linkMessage, {
    shop: SHOP_NAME,
    amount: formatPaise(due_paise, language),
    day: formatDay(new Date(expires_at), language),
  });
  return `${hello} ${body} ${paymentLinkUrl(deps, id)}`;
}
