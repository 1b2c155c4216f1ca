import * as z from 'zod/mini';
import { type DuePage, type DueRecord, toDueRecords } from '../../../platform/database/batches';
import type {
  Database,
  DatabaseTransaction,
  StoredDocument,
} from '../../../platform/database/database';
import { type ExportRecord, exportRecord } from './export.records';
import { limitToPage } from '../../../platform/database/query-page';

const pathOf = (uid: string) => `exports/${uid}`;

export async function findExport(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<ExportRecord | null> {
  const document = await reader.get(pathOf(uid));
  return document && z.parse(exportRecord, document.data);
}

export function writeExport(writes: Pick<DatabaseTransaction, 'set'>, record: ExportRecord): void {
  writes.set(pathOf(record.uid), {
    ...record,
    requested_at: new Date(record.requested_at),
    expires_at: record.expires_at === null ? null : new Date(record.expires_at),
  });
}

export function deleteExport(writes: Pick<DatabaseTransaction, 'delete'>, uid: string): void {
  writes.delete(pathOf(uid));
}

export async function findExpiredExports(
  reader: Pick<Database, 'find'>,
  now: Date,
  { after, limit }: DuePage,
): Promise<DueRecord[]> {
  const documents = await reader.find('exports', (all) => {
    const sorted = all.where('expires_at', '<=', now).orderBy('expires_at').orderBy('__name__');
    return limitToPage(sorted, { after, limit });
  });
  return toDueRecords(documents, 'expires_at');
}

const addressed = z.object({ email: z._default(z.string(), '') });

/** Stored data of an owner, by file name in the archive. */
export async function readAccountData(
  reader: Pick<Database, 'get' | 'find'>,
  uid: string,
): Promise<Record<string, StoredDocument[]>> {
  const one = async (path: string) => [await reader.get(path)].filter((found) => found !== null);
  const albums = await reader.find('albums', (all) => all.where('user_id', '==', uid));
  const below = await Promise.all(
    albums.map(({ id }) =>
      Promise.all([
        reader.find(`albums/${id}/history`),
        reader.find(`albums/${id}/rounds`),
        reader.find(`albums/${id}/design`),
      ]),
    ),
  );
  const profile = await one(`users/${uid}`);
  const email = profile.map(({ data }) => z.parse(addressed, data).email).join('');
  return {
    profile,
    albums,
    album_history: below.flatMap(([history]) => history),
    album_rounds: below.flatMap(([, rounds]) => rounds),
    album_designs: below.flatMap(([, , designs]) => designs),
    photos: await reader.find('photos', (all) => all.where('owner', '==', uid)),
    shares: await reader.find('shares', (all) => all.where('user_id', '==', uid)),
    drafts: await reader.find('drafts', (all) => all.where('user_id', '==', uid)),
    addresses: await reader.find('addresses', (all) => all.where('user_id', '==', uid)),
    orders: await reader.find('orders', (all) => all.where('user_id', '==', uid)),
    payment_links: await reader.find('paymentLinks', (all) => all.where('user_id', '==', uid)),
    invoices: await reader.find('invoices', (all) => all.where('user_id', '==', uid)),
    credit_notes: await reader.find('creditNotes', (all) => all.where('user_id', '==', uid)),
    payments: await reader.find('payments', (all) => all.where('user_id', '==', uid)),
    ratings: await reader.find('ratings', (all) => all.where('user_id', '==', uid)),
    balances: await one(`ledgers/${uid}`),
    balance_entries: await reader.find(`ledgers/${uid}/entries`),
    coupon_uses: await reader.find('couponUses', (all) => all.where('user_id', '==', uid)),
    invitation: await one(`referrals/${uid}`),
    staff_invitations:
      email !== ''
        ? await reader.find('staffInvitations', (all) =>
            all.where('email', '==', email.toLowerCase()),
          )
        : [],
  };
}
