import type { AnswerOf } from '@smriti/shared/base/endpoint';
import type { Quote } from '@smriti/shared/order/checkout';
import {
  type OpenedPaymentLink,
  openPaymentLink,
  placePaymentLink,
} from '@smriti/shared/order/payment-links';
import type { getPaymentOptions } from '@smriti/shared/payment/payments';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { PauseNotice } from '#domains/payment/PaymentNotices.tsx';
import { usePaymentForm } from '#domains/payment/use-payment-form.ts';
import { ApiError, callApi, serverMessage } from '#lib/api/api.ts';
import { formatDate, formatRupees } from '#lib/language/format.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { pageHeadings } from '#lib/navigation/page-headings.ts';
import { paymentOptionsQuery } from '#lib/payments/queries.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { useSession } from '#lib/session/session-store.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { BalanceChoices } from './BalanceChoices';
import type { CheckoutState } from './checkout-query';
import { CheckoutPanel, toBill } from './CheckoutStepFrame';
import { type BalanceUses, checkoutStepPath } from './checkout-steps';
import { DeliverySummary } from './DeliverySummary';
import { paymentLinkMessages } from './messages';
import { PaymentAction, PlacedNotice } from './PaymentAction';
import { type PlacedOrders, placedOrdersFromError } from './placed-orders';
import { usePlaceAndPay } from './use-place-and-pay';
import { WhenQueriesLoaded } from './WhenQueriesLoaded';

const NO_BALANCES: BalanceUses = { isGiftUsed: false, arePointsUsed: false };

function paymentLinkQuery(uid: string, token: string, uses: BalanceUses) {
  const { isGiftUsed, arePointsUsed } = uses;
  return queryOptions({
    queryKey: queryKeys['payment-link'].one(uid, { token, isGiftUsed, arePointsUsed }),
    queryFn: ({ signal }) => {
      const query = {
        ...(isGiftUsed && { use_gift_balance: '1' as const }),
        ...(arePointsUsed && { use_points: '1' as const }),
      };
      return callApi(openPaymentLink, { params: { token }, query, signal });
    },
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** Page /pay/:token (docs/rules.md#orders-31): an order that the shop has prepared for the customer. */
export default function PaymentLinkPage() {
  const t = useMessages(paymentLinkMessages);
  const headings = useMessages(pageHeadings);
  const { token = '' } = useParams();
  return (
    <div className="page">
      <title>{t.pageTitle}</title>
      <PageHeading>{headings.yourOrder}</PageHeading>
      <PauseNotice what="orders" />
      <PaymentLink key={token} token={token} />
    </div>
  );
}

const isUnknown = (error: unknown) => error instanceof ApiError && error.status === 404;

const isRefused = (error: Error | null) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401;

function PaymentLink({ token }: { token: string }) {
  const uid = useSession((session) => session.user?.uid ?? '');
  const [uses, setUses] = useState(NO_BALANCES);
  /** Orders placed on this page; null before. */
  const [placed, setPlaced] = useState<PlacedOrders | null>(null);
  const query = paymentLinkQuery(uid, token, uses);
  const opened = useQuery({ ...query, enabled: uid !== '' && placed === null });
  const options = useQuery(paymentOptionsQuery);
  const queries = useQueryClient();
  const { data: link, error } = opened;

  if (placed === null && isRefused(error)) return <RefusedLink error={error} />;
  if (placed === null && link && link.quote === null) return <EndedLink link={link} />;
  return (
    <WhenQueriesLoaded parts={[opened, options]}>
      {link && options.data && (
        <PaymentLinkPanel
          {...{ token, link, placed, uses }}
          options={options.data}
          isPriceOld={opened.isPlaceholderData}
          onUse={(changes) => setUses((before) => ({ ...before, ...changes }))}
          onPlaced={setPlaced}
          onEnded={() => void opened.refetch()}
          onQuote={(quote) => queries.setQueryData(query.queryKey, { ...link, quote })}
        />
      )}
    </WhenQueriesLoaded>
  );
}

/** A link that cannot be paid now: for another account, or with an album that cannot be ordered. */
function RefusedLink({ error }: { error: Error | null }) {
  const t = useMessages(paymentLinkMessages);
  const before = placedOrdersFromError(error);
  if (before) {
    const path = checkoutStepPath('payment', { placementId: before.placement.id });
    return (
      <LinkNotice title={t.orderedBefore} action={<ButtonLink to={path}>{t.toOrder}</ButtonLink>} />
    );
  }
  return (
    <LinkNotice
      title={serverMessage(error) ?? ''}
      action={<ButtonLink to="/cart">{t.toCart}</ButtonLink>}
    >
      {isUnknown(error) ? t.otherAccount : t.callUs}
    </LinkNotice>
  );
}

interface LinkNoticeProps {
  title: string;
  action: ReactNode;
  children?: ReactNode;
}

/** Notice instead of the payment, with an action of the customer. */
function LinkNotice({ title, action, children }: LinkNoticeProps) {
  return (
    <EmptyState drawing="album" title={title} action={action}>
      {children}
    </EmptyState>
  );
}

/** A link that was ordered, has expired or was withdrawn. */
function EndedLink({ link: { state, placement_id: placementId } }: { link: OpenedPaymentLink }) {
  const t = useMessages(paymentLinkMessages);
  if (placementId !== null) {
    // Pays orders that are not paid yet, and leads to the confirmation of others.
    return <Navigate to={checkoutStepPath('payment', { placementId })} replace />;
  }
  return (
    <LinkNotice
      title={state === 'expired' ? t.expired : t.withdrawn}
      action={<ButtonLink to="/cart">{t.toCart}</ButtonLink>}
    >
      {t.endedHint}
    </LinkNotice>
  );
}

interface PaymentLinkPanelProps {
  token: string;
  link: OpenedPaymentLink;
  placed: PlacedOrders | null;
  uses: BalanceUses;
  options: AnswerOf<typeof getPaymentOptions>;
  isPriceOld: boolean;
  onUse: (uses: Partial<BalanceUses>) => void;
  onPlaced: (placed: PlacedOrders) => void;
  onQuote: (current: Quote) => void;
  /** Reloads a link that has ended in the meantime. */
  onEnded: () => void;
}

function toCheckout({ link, placed }: PaymentLinkPanelProps) {
  if (placed) return { kind: 'placed', placed } as const;
  const covers = new Map(link.covers.map((one) => [one.album_id, one.drawn_cover]));
  return link.quote && ({ kind: 'open', quote: link.quote, left: 0, covers } as const);
}

function PaymentLinkPanel(props: PaymentLinkPanelProps) {
  const checkout = toCheckout(props);
  return checkout && <PreparedOrder {...props} checkout={checkout} />;
}

interface PreparedOrderProps extends PaymentLinkPanelProps {
  checkout: Exclude<CheckoutState, { kind: 'empty' }>;
}

function PreparedOrder(props: PreparedOrderProps) {
  const { token, link, uses, options, isPriceOld, checkout, onUse, onPlaced } = props;
  const navigate = useNavigate();
  const form = usePaymentForm();
  const t = useMessages(paymentLinkMessages);
  const order = usePlaceAndPay({
    checkout,
    provider: options.provider,
    place: (quote, method) => placeLink(token, { quote, method, uses, onEnded: props.onEnded }),
    showQuote: props.onQuote,
    showPlaced: onPlaced,
  });
  const bill = toBill(checkout);
  const isPlaced = checkout.kind === 'placed';
  function use(changes: Partial<BalanceUses>): void {
    if (order.isPending) return;
    order.reset();
    onUse(changes);
  }
  return (
    <>
      {!isPlaced && (
        <p className="measure mb-4">
          {t.intro({ day: formatDate(link.expires_at) })} {t.callUs}
        </p>
      )}
      <CheckoutPanel bill={bill} isBillOpen>
        {checkout.kind === 'placed' ? (
          <PlacedNotice placed={checkout.placed} />
        ) : (
          <>
            <AgreedTerms link={link} quote={checkout.quote} />
            <BalanceChoices quote={checkout.quote} uses={uses} onChange={use} />
          </>
        )}
        <PaymentAction
          {...{ bill, isPlaced, isPriceOld, options, form, order }}
          onBack={() => void navigate('/cart')}
        />
      </CheckoutPanel>
    </>
  );
}

interface Placing {
  quote: Quote;
  method: Parameters<Parameters<typeof usePlaceAndPay>[0]['place']>[1];
  uses: BalanceUses;
  onEnded: () => void;
}

/** Places the orders of a link; a repeated call, or one of another tab, returns the same orders. */
async function placeLink(
  token: string,
  { quote, method, uses, onEnded }: Placing,
): Promise<PlacedOrders> {
  const body = {
    payment_method: method,
    use_gift_balance: uses.isGiftUsed,
    use_points: uses.arePointsUsed,
    // a refused code is left out, so that the orders can be placed without it
    coupon_code: quote.coupon?.code ?? null,
    amount_due: quote.amount_due,
  };
  try {
    return await callApi(placePaymentLink, { params: { token }, body });
  } catch (error) {
    const before = placedOrdersFromError(error);
    if (before) return before;
    if (isUnknown(error)) onEnded();
    throw error;
  }
}

/** Terms agreed on the phone: address and gift, and the change of the price since then. */
function AgreedTerms({ link, quote }: { link: OpenedPaymentLink; quote: Quote }) {
  const t = useMessages(paymentLinkMessages);
  const { quoted_due, address, as_gift } = link;
  const dueWithoutBalances = quote.amount_due + quote.gift_used + quote.points_value;
  const [before, now] = [formatRupees(quoted_due), formatRupees(dueWithoutBalances)];
  return (
    <>
      {before !== now && (
        <InlineMessage tone="waiting">{t.priceChanged({ before, now })}</InlineMessage>
      )}
      <DeliverySummary
        name={address.contact_name}
        address={{ ...address, street: address.shipping_address_line1 }}
      />
      {as_gift && (
        <div className="stack gap-1">
          <p>{as_gift.message === '' ? t.giftWithout : t.giftWith}</p>
          {as_gift.message !== '' && <p className="wrap-anywhere pre-line">{as_gift.message}</p>}
        </div>
      )}
    </>
  );
}
