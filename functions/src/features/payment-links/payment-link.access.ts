import { AppError } from '@smriti/shared/base/errors';
import type { Database } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { parsePaymentLinkToken } from './payment-link.domain';
import type { PaymentLinkRecord } from './payment-link.records';
import { findPaymentLink } from './payment-link.repository';

/** The error for links that ended, belong to others, or never existed: always the same, to reveal nothing. */
export function endedPaymentLinkError(): AppError {
  return new AppError('not_found', 'This link does not work any more, or is not complete.');
}

/**
 * The caller's link that a token opens.
 * @throws AppError not_found, the same for another customer's link and for one that never existed.
 */
export async function findOwnPaymentLink(
  reader: Pick<Database, 'get'>,
  { config }: Pick<Deps, 'config'>,
  { uid, token }: { uid: string; token: string },
): Promise<PaymentLinkRecord> {
  const id = parsePaymentLinkToken(config.pictureSecret, token);
  const link = id === null ? null : await findPaymentLink(reader, id);
  if (link?.user_id === uid) return link;
  throw endedPaymentLinkError();
}
