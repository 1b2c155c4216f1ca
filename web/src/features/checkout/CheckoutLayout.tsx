import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PauseNotice } from '#domains/payment/PaymentNotices.tsx';
import { useSession } from '#lib/session/session-store.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { type PriceChoices, checkoutQuery } from './checkout-query';
import { CheckoutProgress } from './CheckoutProgress';
import type { CheckoutChoices, CheckoutStep } from './checkout-steps';

interface CheckoutPageProps {
  step: CheckoutStep;
  /** Title of the browser window. */
  title: string;
  heading: string;
  choices?: CheckoutChoices;
  children: ReactNode;
}

export function CheckoutLayout({ title, heading, children, ...progress }: CheckoutPageProps) {
  return (
    <div className="page">
      <title>{title}</title>
      <CheckoutProgress {...progress} />
      <PageHeading>{heading}</PageHeading>
      {progress.step !== 'confirmation' && <PauseNotice what="orders" />}
      {children}
    </div>
  );
}

/** Query for the checkout; the last price stays visible while a new one is fetched. */
export function useCheckout(asked: PriceChoices, isWanted = true) {
  const uid = useSession((session) => session.user?.uid ?? '');
  return useQuery({
    ...checkoutQuery(uid, asked),
    enabled: isWanted && uid !== '',
    placeholderData: keepPreviousData,
  });
}
