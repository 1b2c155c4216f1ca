import type { AlbumStatus } from '@smriti/shared/album/album-states';

/** Error messages by API field name. */
export type FieldErrors = Readonly<Record<string, string>>;

export type SavedStatus = Extract<AlbumStatus, 'Draft' | 'Requested'>;

/** Reason why a design was not saved. */
export type SaveProblem =
  | { kind: 'incomplete'; errors: FieldErrors }
  | { kind: 'notUploaded'; count: number }
  | { kind: 'price'; total: number; status: SavedStatus }
  | { kind: 'version'; version: number }
  | { kind: 'frozen' }
  | { kind: 'failed'; message: string }
  | NotAddedToCart;

/**
 * A new canvas that could not be added to the cart; shown instead of the page
 * (docs/rules.md#pages-8).
 */
export interface NotAddedToCart {
  kind: 'notAdded';
  message: string;
}

/**
 * Remaining errors: a field's error is cleared once the field is valid; new errors appear only at
 * the next save.
 */
export function keepRemainingProblem(
  problem: SaveProblem | null,
  now: FieldErrors,
): SaveProblem | null {
  if (problem?.kind !== 'incomplete') return problem;
  const left = Object.entries(now).filter(([field]) => field in problem.errors);
  return left.length === 0 ? null : { kind: 'incomplete', errors: Object.fromEntries(left) };
}
