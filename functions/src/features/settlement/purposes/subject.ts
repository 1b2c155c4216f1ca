import { refusedFields } from '../../../platform/refused-fields';
import type { PaymentWish } from './payment-purpose';

/** The fields that can name what is paid. */
const FIELDS = ['cart_id', 'order_id', 'placement_id'] as const;
type SubjectField = (typeof FIELDS)[number];

/**
 * What a wish names as paid for, in one of the `allowed` fields.
 * @throws AppError invalid_input when it names nothing there, or something else too.
 */
export function subjectOf<F extends SubjectField>(
  wish: PaymentWish,
  allowed: readonly F[],
  message: string,
): { field: F; id: string } {
  const named = FIELDS.filter((field) => wish[field] !== undefined);
  const [field] = allowed.filter((name) => wish[name] !== undefined);
  const id = field && wish[field];
  if (field !== undefined && id !== undefined && named.length === 1) return { field, id };
  const refused = field === undefined ? allowed : named.filter((name) => name !== field);
  throw refusedFields(refused.map((name) => ({ field: name, message })));
}
