import { initialPaymentEndpoints } from '@smriti/shared/catalogue/reference-data';
import { paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { findInitialPaymentSetting } from '@smriti/shared/catalogue/initial-payment';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { InitialPaymentNote } from '#domains/products/InitialPaymentNote.tsx';
import { callPublic } from '#lib/api/api.ts';
import { initialPaymentRupees } from '#lib/payments/initial-payment-rupees.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import type { StudioPlan } from './studio-plan';

const initialPaymentsQuery = queryOptions({
  queryKey: queryKeys['initial-payments'].list(),
  queryFn: ({ signal }) => callPublic(initialPaymentEndpoints.list, { signal }),
});

interface StudioInitialPaymentProps {
  plan: Pick<StudioPlan, 'productId' | 'initialPaid'>;
  /** Current price of one copy, in rupees. */
  price: number;
}

/**
 * First payment of the open design, less what was already paid for its album
 * (docs/rules.md#pricing-7).
 */
export function StudioInitialPayment({ plan, price }: StudioInitialPaymentProps) {
  const { data: settings = [] } = useQuery(initialPaymentsQuery);
  const setting = findInitialPaymentSetting(settings, plan.productId);
  const paid = toPaise(plan.initialPaid);
  const amountLeftOf = (rupees: number) => toRupees(paise(Math.max(0, toPaise(rupees) - paid)));
  return (
    <InitialPaymentNote
      amount={amountLeftOf(initialPaymentRupees(setting, price))}
      price={amountLeftOf(price)}
    />
  );
}
