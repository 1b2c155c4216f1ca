import { invalidFieldsError } from '../../../platform/invalid-fields';
import type { PaymentRequest } from './payment-purpose.service';

/** Request fields that can name the subject of a payment. */
const FIELDS = ['cart_id', 'order_id', 'placement_id'] as const;
type SubjectField = (typeof FIELDS)[number];

/**
 * The subject of a payment request, in one of the `allowed` fields.
 * @throws AppError invalid_input when none of them or another field is set.
 */
export function parsePaymentSubject<F extends SubjectField>(
  request: PaymentRequest,
  allowed: readonly F[],
  message: string,
): { field: F; id: string } {
  const named = FIELDS.filter((field) => request[field] !== undefined);
  const [field] = allowed.filter((name) => request[name] !== undefined);
  const id = field && request[field];
  if (field !== undefined && id !== undefined && named.length === 1) return { field, id };
  const refused = field === undefined ? allowed : named.filter((name) => name !== field);
  throw invalidFieldsError(refused.map((name) => ({ field: name, message })));
}
