import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database';
import type { Grants } from './upload.domain';
import { type TicketRecord, ticketRecord } from './upload.records';

const pathOf = (uid: string) => `uploads/${uid}`;

/** What somebody may upload, also when it has ended; null when they never asked. */
export async function findTicket(
  reader: Pick<Database, 'get'>,
  uid: string,
): Promise<TicketRecord | null> {
  const document = await reader.get(pathOf(uid));
  return document && z.parse(ticketRecord, document.data);
}

export function writeTicket(
  tx: DatabaseTransaction,
  uid: string,
  ticket: { expires_at: Date; files: Grants },
): void {
  tx.set(pathOf(uid), ticket);
}
