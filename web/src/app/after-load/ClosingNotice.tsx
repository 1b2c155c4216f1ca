import { findAnnouncedClosing } from '@smriti/shared/order/closings';
import { params } from '@nanostores/i18n';
import CalendarX from 'lucide-react/icons/calendar-x';
import { useState } from 'react';
import { memoiseByLanguage } from '#lib/language/format.ts';
import { messageCatalogue, useMessages } from '#lib/language/i18n.ts';
import { useShopTerms } from '#lib/shop/shop-settings.ts';
import { PageNotice } from '#ui/layout/PageNotice.tsx';

const closingMessages = messageCatalogue('closing', {
  oneDay: params(
    'We are closed on {from}. Order as usual: we print and send again from {reopens}.',
  ),
  days: params(
    'We are closed from {from} to {to}. Order as usual: we print and send again from {reopens}.',
  ),
});

const dayFormat = memoiseByLanguage(
  (intlLocale) =>
    new Intl.DateTimeFormat(intlLocale, { day: 'numeric', month: 'long', timeZone: 'UTC' }),
);
const formatDay = (day: string) => dayFormat().format(Date.parse(day));

/** Notice on every page of the shop that it is closed, or will be in the next days (docs/rules.md#orders-28). */
export function ClosingNotice() {
  const t = useMessages(closingMessages);
  const terms = useShopTerms();
  const [now] = useState(() => new Date());
  const closing = terms && findAnnouncedClosing(terms.closings, now);
  if (!closing) return null;
  const days = {
    from: formatDay(closing.from),
    to: formatDay(closing.to),
    reopens: formatDay(closing.reopens),
  };
  const text = closing.from === closing.to ? t.oneDay(days) : t.days(days);
  return <PageNotice icon={<CalendarX aria-hidden="true" />} text={text} />;
}
