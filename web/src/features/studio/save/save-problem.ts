import type { AlbumStatus } from '@smriti/shared/album/album-states';

/** What is wrong with the fields, by the API's names. */
export type FieldErrors = Readonly<Record<string, string>>;

export type SavedStatus = Extract<AlbumStatus, 'Draft' | 'Requested'>;

/** Why a design is not saved. */
export type SaveProblem =
  | { kind: 'incomplete'; errors: FieldErrors }
  | { kind: 'notUploaded'; count: number }
  | { kind: 'price'; total: number; status: SavedStatus }
  | { kind: 'version'; version: number }
  | { kind: 'frozen' }
  | { kind: 'failed'; message: string }
  | NotAdded;

/** A new canvas did not get into the cart; said in place of the page (docs/rules.md#pages-8). */
export interface NotAdded {
  kind: 'notAdded';
  message: string;
}

/**
 * What is left of a problem now: a field that is mended is complained of no longer, and fields that
 * were right when it was saved are not complained of before the next time.
 */
export function unmended(problem: SaveProblem | null, now: FieldErrors): SaveProblem | null {
  if (problem?.kind !== 'incomplete') return problem;
  const left = Object.entries(now).filter(([field]) => field in problem.errors);
  return left.length === 0 ? null : { kind: 'incomplete', errors: Object.fromEntries(left) };
}
