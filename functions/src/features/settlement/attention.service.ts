import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import {
  type listPaymentAttention,
  MAX_ATTENTION_PER_ANSWER,
} from '@smriti/shared/payment/attention';
import type { Deps } from '../../platform/deps';
import { decodeCursor, encodeCursor } from '../../platform/list-cursor';
import { presentPayment } from '../payments/payment.records';
import { findPaymentsToLookAt } from '../payments/payment.repository';

interface AttentionPage extends AnswerOf<typeof listPaymentAttention> {
  /** Asks for the next page; undefined on the last one. */
  cursor: string | undefined;
}

/**
 * Payments that came to another amount than was asked for, those first that waited longest.
 * @throws AppError invalid_input for a wrong cursor.
 */
export async function paymentsToLookAt(
  { db }: Pick<Deps, 'db'>,
  { limit = MAX_ATTENTION_PER_ANSWER, cursor }: OutputOf<(typeof listPaymentAttention)['query']>,
): Promise<AttentionPage> {
  const from = cursor === undefined ? undefined : decodeCursor(cursor);
  const after = from && { at: from.created_at, id: from.id };
  const found = await findPaymentsToLookAt(db, { limit: limit + 1, after });
  const payments = found.slice(0, limit).flatMap(({ attention, ...payment }) => {
    const { history } = payment;
    return attention ? [{ ...presentPayment({ ...payment, attention }), attention, history }] : [];
  });
  const last = found.length > limit ? payments.at(-1) : undefined;
  return {
    payments,
    cursor: last && encodeCursor({ created_at: last.attention.at, id: last.id }),
  };
}
