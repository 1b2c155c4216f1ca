import { pointsValue } from '@smriti/shared/payment/credits';
import { paise } from '@smriti/shared/base/money';
import { EMPTY_PLAN } from '../../../platform/database/plan';
import { invalidFieldsError } from '../../../platform/invalid-fields';
import { planPostings } from '../../ledger/ledger.service';
import { getCurrentSettings } from '../../settings/settings.service';
import type { PaymentPurpose, PaymentRequest } from './payment-purpose.service';

/** @throws AppError invalid_input without a number of points, or when another subject is named. */
function pointsOf(request: PaymentRequest): number {
  const stray = (['cart_id', 'order_id', 'placement_id'] as const).filter(
    (field) => request[field],
  );
  if (stray.length > 0) {
    const message = 'Points are bought by themselves.';
    throw invalidFieldsError(stray.map((field) => ({ field, message })));
  }
  if (request.points !== undefined) return request.points;
  throw invalidFieldsError([{ field: 'points', message: 'Please choose how many points to buy.' }]);
}

/** Purchase of points: credited in the transaction that marks the payment as paid. */
export const creditsPaymentPurpose: PaymentPurpose = {
  async due(deps, request) {
    const points = pointsOf(request);
    const { point_paise } = await getCurrentSettings(deps);
    return {
      amountPaise: pointsValue(points, point_paise),
      subject: {
        cart_id: null,
        order_id: null,
        placement_id: null,
        order_ids: [],
        points,
        paid_before_paise: paise(0),
      },
      // Two purchases of points are always separate.
      findPending: () => Promise.resolve([]),
    };
  },

  async planPaid(tx, deps, payment) {
    const { id, points, reference, user_id } = payment;
    const bought = { id: `bought-${id}`, account: 'points', kind: 'bought' } as const;
    const postings = await planPostings(tx, deps, user_id, [
      { ...bought, amount: points, reference },
    ]);
    return { ...postings, surplusPaise: paise(0) };
  },

  planFailed: () => Promise.resolve(EMPTY_PLAN),
};
