import type { AlbumStatus } from '@smriti/shared/album/album-states';

/** Error messages by field, under the API's names. */
export type FieldErrors = Readonly<Record<string, string>>;

export type SavedStatus = Extract<AlbumStatus, 'Draft' | 'Requested'>;

/** Why a design was not saved. */
export type SaveProblem =
  | { kind: 'incomplete'; errors: FieldErrors }
  | { kind: 'notUploaded'; count: number }
  | { kind: 'price'; total: number; status: SavedStatus }
  | { kind: 'version'; version: number }
  | { kind: 'frozen' }
  | { kind: 'failed'; message: string }
  | NotAdded;

/** A new canvas could not be added to the cart; shown in place of the page (docs/rules.md#pages-8). */
export interface NotAdded {
  kind: 'notAdded';
  message: string;
}

/**
 * The errors that remain: clears the error of a field once it is valid, and shows no new ones before the
 * next save.
 */
export function remainingProblem(
  problem: SaveProblem | null,
  now: FieldErrors,
): SaveProblem | null {
  if (problem?.kind !== 'incomplete') return problem;
  const left = Object.entries(now).filter(([field]) => field in problem.errors);
  return left.length === 0 ? null : { kind: 'incomplete', errors: Object.fromEntries(left) };
}
