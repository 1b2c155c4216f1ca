import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { RemarkState } from './remark-work';

/** Why a reviewer cannot respond yet. */
export type RespondObstacle = 'unpaid' | 'nothing-said';

/** How many photos have a remark, saved or not. */
export function remarkCount({ texts }: Pick<RemarkState, 'texts'>): number {
  return Object.values(texts).filter((text) => text.trim() !== '').length;
}

/** A response needs a remark or a note, and the initial payment (docs/rules.md#states-5). */
export function respondObstacle(
  { is_unpaid }: Pick<ApprovalProduct, 'is_unpaid'>,
  state: Pick<RemarkState, 'texts' | 'note'>,
): RespondObstacle | null {
  if (is_unpaid) return 'unpaid';
  return remarkCount(state) === 0 && state.note.trim() === '' ? 'nothing-said' : null;
}
