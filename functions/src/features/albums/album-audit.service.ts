import type { StaffMember } from '../../platform/caller';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import { EMPTY_PLAN, type Plan } from '../../platform/database/plan';
import { recordStaffAction } from '../audit/audit.service';
import type { AlbumChange } from './album-change.domain';

const stateOf = ({ status, round }: AlbumChange['after']) => ({ status, round });

/** Plans the audit entry for a reviewer's response to an album, the only move that reviewers make. */
export function planResponseAudit(
  tx: DatabaseTransaction,
  deps: Deps,
  by: StaffMember,
  { before, after, move }: AlbumChange,
): Plan {
  if (move?.by !== 'reviewer' || !before) return EMPTY_PLAN;
  const record = { kind: 'album', id: after.id } as const;
  const states = { before: stateOf(before), after: stateOf(after) };
  return {
    write: () => recordStaffAction(tx, deps, { by, action: 'album.responded', record, ...states }),
  };
}
