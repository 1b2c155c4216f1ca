import { isPinCode } from '@smriti/shared/account/address-validation';
import type { Quote } from '@smriti/shared/order/checkout';
import { quotePaymentLink } from '@smriti/shared/order/payment-link-management';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiErrorMessage, callApi } from '#lib/api/api.ts';
import { formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { type Fact, FactsList } from '#ui/layout/FactsList.tsx';
import { Panel } from '#ui/layout/Panel.tsx';
import { paymentLinkFormMessages } from './messages';
import type { PaymentLinkForm } from './payment-link-form';

/** The current price of the chosen albums; the last one stays while a new one is fetched. */
export function useLinkQuote(uid: string, values: PaymentLinkForm) {
  const { items, shippingId, couponCode, postal_code } = values;
  const asked = {
    user_id: uid,
    items: [...items],
    shipping_method_id: shippingId === '' ? undefined : Number(shippingId),
    postal_code: isPinCode(postal_code) ? postal_code.replace(/\s/g, '') : undefined,
    coupon_code: couponCode.trim() || null,
  };
  return useQuery({
    queryKey: staffQueryKeys['staff-payment-links'].quote(asked),
    queryFn: ({ signal }) => callApi(quotePaymentLink, { body: asked, signal }),
    enabled: items.length > 0,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });
}

interface PricePanelProps {
  quote: ReturnType<typeof useLinkQuote>;
  hasCode: boolean;
  isMissing: boolean;
}

/** The current price, or the reason why there is none. */
export function PricePanel({ quote, hasCode, isMissing }: PricePanelProps) {
  const t = useMessages(paymentLinkFormMessages);
  const { data, error, isError } = quote;
  const refusal = hasCode ? data?.coupon_refusal : null;
  return (
    <Panel title={t.price}>
      {isError && (
        <InlineMessage tone="error">{apiErrorMessage(error) ?? t.priceFailed}</InlineMessage>
      )}
      {data && !isError && <PriceLines quote={data} />}
      {refusal && refusal.reason !== 'better_offer' && (
        <InlineMessage tone="error">{t.couponRefused}</InlineMessage>
      )}
      {isMissing && !isError && <InlineMessage tone="error">{t.priceMissing}</InlineMessage>}
    </Panel>
  );
}

function PriceLines({ quote }: { quote: Quote }) {
  const t = useMessages(paymentLinkFormMessages);
  const labels: Partial<Record<Quote['lines'][number]['key'], string>> = {
    items: t.items,
    shipping: t.shipping,
    initial_paid: t.initial_paid,
    discount: t.discount,
    coupon: t.couponLine,
  };
  const due = quote.shipping_method === null ? t.dueBeforeShipping : t.due;
  return (
    <FactsList
      isTabular
      facts={[
        ...quote.lines.map(({ key, amount }): Fact => [labels[key] ?? key, formatRupees(amount)]),
        [due, formatRupees(quote.amount_due), 'total'],
      ]}
    />
  );
}
