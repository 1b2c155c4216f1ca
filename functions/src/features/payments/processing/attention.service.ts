import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { paise, sumPaise, toRupees } from '@smriti/shared/base/money';
import {
  type listPaymentAttention,
  MAX_ATTENTION_PER_ANSWER,
} from '@smriti/shared/payment/attention';
import { LATE_AFTER_MINUTES } from '@smriti/shared/staff/health';
import type { Deps } from '../../../platform/deps';
import { loadListPage } from '../../../platform/list-page';
import { type PaymentRecord, presentPayment } from '../payment.records';
import {
  countPaymentsNeedingAttention,
  findPaymentsNeedingAttention,
  type PaymentAttentionFilter,
} from '../payment.repository';
import { findNames } from '../../users/user.repository';

/** Age after which a submitted payment without outcome counts as stuck. */
const STUCK_MILLISECONDS = LATE_AFTER_MINUTES.payments_unanswered * 60_000;

type Kind = PaymentAttentionFilter['kind'];
type Reads = Pick<Deps, 'db' | 'clock'>;

function troubleOf(kind: Kind, { clock }: Reads): PaymentAttentionFilter {
  return { kind, before: new Date(clock.now().getTime() - STUCK_MILLISECONDS) };
}

function sinceOf(kind: Kind, { attention, submitted_at, updated_at }: PaymentRecord): string {
  if (kind === 'check') return attention?.at ?? updated_at;
  return kind === 'stuck' ? (submitted_at ?? updated_at) : updated_at;
}

function owedPaise({ refunds }: PaymentRecord) {
  const owed = refunds.filter(({ state }) => state === 'owed');
  return sumPaise(paise(0), ...owed.map(({ amount_paise }) => amount_paise));
}

function presentAttention(attention: NonNullable<PaymentRecord['attention']>) {
  const { received_paise } = attention;
  return { ...attention, received_amount: received_paise && toRupees(received_paise) };
}

interface AttentionPage extends AnswerOf<typeof listPaymentAttention> {
  /** Cursor of the page; undefined for the first page. */
  cursor: string | undefined;
}

/**
 * Payments that need an admin, longest waiting first: reads each payment and the name of its customer.
 * @throws AppError invalid_input for an invalid cursor.
 */
export async function getPaymentAttentionPage(
  deps: Reads,
  {
    kind = 'check',
    limit = MAX_ATTENTION_PER_ANSWER,
    cursor,
  }: OutputOf<(typeof listPaymentAttention)['query']>,
): Promise<AttentionPage> {
  const trouble = troubleOf(kind, deps);
  const { records, headers } = await loadListPage(
    { cursor, limit },
    {
      find: (page) => findPaymentsNeedingAttention(deps.db, trouble, page),
    },
  );
  const names = await findNames(deps.db, [...new Set(records.map(({ user_id }) => user_id))]);
  const payments = records.map((record) => ({
    ...presentPayment(record),
    customer: { uid: record.user_id, name: names.get(record.user_id) ?? '' },
    since: sinceOf(kind, record),
    owed_amount: toRupees(owedPaise(record)),
    attention: record.attention && presentAttention(record.attention),
    history: record.history,
  }));
  return { payments, cursor: headers['X-Next-Cursor'] };
}

/** Counts the payments that need an admin, up to `limit`. */
export function countPaymentAttention(deps: Reads, kind: Kind, limit: number): Promise<number> {
  return countPaymentsNeedingAttention(deps.db, troubleOf(kind, deps), limit);
}
