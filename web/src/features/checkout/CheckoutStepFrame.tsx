import { MAX_ITEMS_PER_PLACEMENT } from '@smriti/shared/order/orders';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { ButtonLink } from '#ui/actions/Button.tsx';
import { cx } from '#ui/cx.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { SummaryColumns } from '#ui/layout/SummaryColumns.tsx';
import { type CheckoutBill, ordersToBill, quoteToBill } from './bill';
import { BillSummary } from './BillSummary';
import type { CheckoutState } from './checkout-query';
import styles from './CheckoutStepFrame.module.css';
import { checkoutMessages } from './messages';
import { checkoutStepPath } from './checkout-steps';

/** Empty state of the checkout for an empty cart. */
export function EmptyCheckout() {
  const t = useMessages(checkoutMessages);
  return (
    <EmptyState
      drawing="album"
      title={t.empty}
      action={<ButtonLink to="/my-account/cart">{t.toCart}</ButtonLink>}
    >
      {t.emptyHint}
    </EmptyState>
  );
}

/** Notice that the cart exceeds the maximum of one order, so that the other albums need another order. */
export function TooManyAlbumsNotice({ left }: { left: number }) {
  const t = useMessages(checkoutMessages);
  if (left === 0) return null;
  return (
    <InlineMessage tone="info">
      {t.tooMany({ most: String(MAX_ITEMS_PER_PLACEMENT), left: String(left) })}
    </InlineMessage>
  );
}

interface CheckoutPanelProps {
  bill: CheckoutBill;
  /** Whether phones show the whole bill at first. */
  isBillOpen?: boolean | undefined;
  children: ReactNode;
}

/** Layout of a step: the bill on one side, the form on the other. */
export function CheckoutPanel({ bill, isBillOpen, children }: CheckoutPanelProps) {
  return (
    <SummaryColumns>
      <BillSummary bill={bill} isOpenAtFirst={isBillOpen} />
      <div className="stack gap-6 content-start min-w-0 clear-of-header">{children}</div>
    </SummaryColumns>
  );
}

/** Buttons to the steps before and after; one line each, even on the narrowest phones. */
export function StepButtons({ children }: { children: ReactNode }) {
  return <div className={cx('cluster gap-3 justify-between', styles.buttons)}>{children}</div>;
}

/** Bill of a quote or of placed orders. */
export function toBill(checkout: Exclude<CheckoutState, { kind: 'empty' }>): CheckoutBill {
  return checkout.kind === 'open'
    ? quoteToBill(checkout.quote, checkout.covers)
    : ordersToBill(checkout.placed);
}

/**
 * Frame of the steps before the payment; redirects to the payment if the orders are placed already.
 */
export function CheckoutStepFrame({
  checkout,
  children,
}: {
  checkout: CheckoutState;
  children: ReactNode;
}) {
  if (checkout.kind === 'empty') return <EmptyCheckout />;
  if (checkout.kind === 'placed') {
    const { id: placementId } = checkout.placed.placement;
    return <Navigate to={checkoutStepPath('payment', { placementId })} replace />;
  }
  return (
    <CheckoutPanel bill={toBill(checkout)}>
      <TooManyAlbumsNotice left={checkout.left} />
      {children}
    </CheckoutPanel>
  );
}
