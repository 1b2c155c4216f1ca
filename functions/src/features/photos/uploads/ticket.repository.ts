import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../../platform/database/database';
import type { UploadGrants } from './ticket.domain';
import { type UploadTicketRecord, uploadTicketRecord } from './ticket.records';

/**
 * The only field of an album needed here; a local schema, because the albums feature itself imports tickets.
 */
const placedAlbum = z.object({ photo_ids: z.array(z.string()) });

const pathOf = (uid: string) => `uploads/${uid}`;

/** Ids of the photos in an owner's albums that were ordered. */
export async function findPlacedPhotoIds(
  reader: Pick<Database, 'find'>,
  ownerUid: string,
): Promise<string[]> {
  const documents = await reader.find('albums', (all) =>
    all.where('user_id', '==', ownerUid).where('is_placed', '==', true),
  );
  return documents.flatMap(({ data }) => z.parse(placedAlbum, data).photo_ids);
}

/** An owner's ticket, even if expired; null when there is none. */
export async function findTicket(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<UploadTicketRecord | null> {
  const document = await reader.get(pathOf(uid));
  return document && z.parse(uploadTicketRecord, document.data);
}

export function removeTicket(tx: Pick<DatabaseTransaction, 'delete'>, uid: string): void {
  tx.delete(pathOf(uid));
}

export function writeTicket(
  tx: DatabaseTransaction,
  uid: string,
  ticket: { expires_at: Date; files: UploadGrants; needs_second_factor: boolean },
): void {
  tx.set(pathOf(uid), ticket);
}
