import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../../platform/database/database';
import type { Grants } from './ticket.domain';
import { type TicketRecord, ticketRecord } from './ticket.records';

/** Of an album no more is needed: albums ask for tickets themselves. */
const placedAlbum = z.object({ photo_ids: z.array(z.string()) });

const pathOf = (uid: string) => `uploads/${uid}`;

/** The photos of an owner's placed albums, which orders need. */
export async function findPlacedPhotoIds(
  reader: Pick<Database, 'find'>,
  ownerUid: string,
): Promise<string[]> {
  const documents = await reader.find('albums', (all) =>
    all.where('user_id', '==', ownerUid).where('is_placed', '==', true),
  );
  return documents.flatMap(({ data }) => z.parse(placedAlbum, data).photo_ids);
}

/** What somebody may upload, also when it has ended; null when they never asked. */
export async function findTicket(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<TicketRecord | null> {
  const document = await reader.get(pathOf(uid));
  return document && z.parse(ticketRecord, document.data);
}

/** Lets nothing in any more. */
export function removeTicket(tx: Pick<DatabaseTransaction, 'delete'>, uid: string): void {
  tx.delete(pathOf(uid));
}

export function writeTicket(
  tx: DatabaseTransaction,
  uid: string,
  ticket: { expires_at: Date; files: Grants; needs_second_factor: boolean },
): void {
  tx.set(pathOf(uid), ticket);
}
