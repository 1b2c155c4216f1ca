import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { RemarkState } from './remarks/remark-work';

/** Why a reviewer cannot respond yet. */
export type RespondObstacle = 'unpaid' | 'proposing' | 'nothing-said';

/** Number of photos with a remark, saved or not. */
export function remarkCount({ texts }: Pick<RemarkState, 'texts'>): number {
  return Object.values(texts).filter((text) => text.trim() !== '').length;
}

/**
 * What prevents a response: it needs a remark, proposal or note, and the initial payment
 * (docs/rules.md#states-5). null for nothing.
 */
export function respondObstacle(
  { is_unpaid }: Pick<ApprovalProduct, 'is_unpaid'>,
  state: Pick<RemarkState, 'texts' | 'note'>,
  { proposals, isProposing }: { proposals: number; isProposing: boolean },
): RespondObstacle | null {
  if (is_unpaid) return 'unpaid';
  if (isProposing) return 'proposing';
  const isSilent = remarkCount(state) + proposals === 0 && state.note.trim() === '';
  return isSilent ? 'nothing-said' : null;
}
