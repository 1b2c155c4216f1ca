import type { AlbumStatus } from '@smriti/shared/album/album-states';
import type { DatabaseTransaction } from '../../platform/database/database';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import { findPrintFiles, writePrintFiles } from './print.repository';

interface Leaving {
  albumId: string;
  /** Status before and after the change; null when the album is new or being deleted. */
  from: AlbumStatus | null;
  to: AlbumStatus | null;
  now: Date;
}

/**
 * Plans an immediate check of the print files of an album that leaves Approved. The trigger of their record
 * then deletes them; the sweep is the fallback (docs/rules.md#print-5). Reads only.
 */
export async function planPrintCheck(
  tx: Pick<DatabaseTransaction, 'getAll' | 'set'>,
  { albumId, from, to, now }: Leaving,
): Promise<Plan> {
  if (from !== 'Approved' || to === 'Approved') return EMPTY_PLAN;
  const [record] = await findPrintFiles(tx, [albumId]);
  if (!record) return EMPTY_PLAN;
  return { write: () => writePrintFiles(tx, { ...record, check_at: now.toISOString() }) };
}
