import type { PAYMENT_LINK_FILTERS } from '@smriti/shared/order/payment-link-management';
import * as z from 'zod/mini';
import type {
  Database,
  DatabaseTransaction,
  QueryShape,
  StoredDocument,
} from '../../platform/database/database';
import { type ListRow, parseListRows } from '../../platform/database/list-rows';
import { limitToPage } from '../../platform/database/query-page';
import type { ListSection } from '../../platform/formats/list-cursor';
import { type PaymentLinkRecord, paymentLinkRecord } from './payment-link.records';

const pathOf = (id: string) => `paymentLinks/${id}`;

const read = ({ data }: StoredDocument): PaymentLinkRecord => z.parse(paymentLinkRecord, data);

/** The link; null when missing. */
export async function findPaymentLink(
  reader: Pick<Database, 'get'>,
  id: string,
): Promise<PaymentLinkRecord | null> {
  const document = await reader.get(pathOf(id));
  return document && read(document);
}

interface LinkSearch {
  state?: (typeof PAYMENT_LINK_FILTERS)[number] | undefined;
  uid?: string | undefined;
  now: Date;
}

function matching({ state, uid, now }: LinkSearch, part: ListSection): QueryShape {
  return (all) => {
    const stored = state === 'expired' ? 'open' : state;
    const own = uid === undefined ? all : all.where('user_id', '==', uid);
    const found = stored === undefined ? own : own.where('state', '==', stored);
    const late = state === 'expired' ? found.where('expires_at', '<=', now) : found;
    const chosen = state === 'open' ? late.where('expires_at', '>', now) : late;
    const sorted = chosen.orderBy('expires_at', 'desc').orderBy('__name__', 'desc');
    return part ? limitToPage(sorted, part) : sorted;
  };
}

/** Links, newest first. */
export async function findPaymentLinks(
  reader: Pick<Database, 'find'>,
  search: LinkSearch,
  part: NonNullable<ListSection>,
): Promise<ListRow<PaymentLinkRecord>[]> {
  const documents = await reader.find('paymentLinks', matching(search, part));
  return parseListRows(documents, read, 'expires_at');
}

export function countPaymentLinks(
  reader: Pick<Database, 'count'>,
  search: LinkSearch,
): Promise<number> {
  return reader.count('paymentLinks', matching(search, null));
}

/** Creates or replaces a link, including its timestamps. */
export function writePaymentLink(
  tx: Pick<DatabaseTransaction, 'set'>,
  record: PaymentLinkRecord,
): void {
  tx.set(pathOf(record.id), {
    ...record,
    mailed_at: record.mailed_at === null ? null : new Date(record.mailed_at),
    created_at: new Date(record.created_at),
    expires_at: new Date(record.expires_at),
    kept_until: new Date(record.kept_until),
  });
}
