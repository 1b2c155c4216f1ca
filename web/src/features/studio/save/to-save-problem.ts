import { illegalAlbumMove, priceConflict, versionConflict } from '@smriti/shared/album/albums';
import * as z from 'zod/mini';
import { ApiError, serverMessage } from '#lib/api/api.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { savingMessages } from '../messages';
import type { Studio } from '../studio';
import type { SavedStatus, SaveProblem } from './save-problem';

const missingPhotos = z.object({ missing: z.array(z.string()) });

/** Converts an API error to a problem for display. */
function problemOf(error: unknown, status: SavedStatus, unexpected: string): SaveProblem {
  if (!(error instanceof ApiError)) return { kind: 'failed', message: unexpected };
  const { details } = error;
  const price = priceConflict.safeParse(details);
  if (error.status === 409 && price.success) {
    return { kind: 'price', total: price.data.total_price, status };
  }
  const version = versionConflict.safeParse(details);
  if (error.status === 409 && version.success) {
    return { kind: 'version', version: version.data.version };
  }
  if (error.status === 409 && illegalAlbumMove.safeParse(details).success)
    return { kind: 'frozen' };
  return { kind: 'failed', message: error.message };
}

/**
 * Opens the book at its first empty frame if that is the reason why the request was rejected. The toast gives the
 * reason above the book, which covers the page.
 */
async function showEmptyFrame({ store }: Studio, error: unknown): Promise<void> {
  if (!(error instanceof ApiError) || error.status !== 422) return;
  const { emptyFramesConflict } = await import('@smriti/shared/book/empty-frames');
  const refusal = emptyFramesConflict.safeParse(error.details);
  const [frame] = refusal.data?.empty_frames ?? [];
  if (!frame) return;
  store.setState({ frameToShow: { spread: frame.spread_id, item: frame.frame_id } });
  showToast('error', savingMessages.get().failed({ message: error.message }));
}

interface RefusedSave {
  /** Id of the saved draft on the server. */
  draftId: string | null;
  status: SavedStatus;
  /** Whether the save would have created the album. */
  isNew: boolean;
}

/** Problem to show for a failed save; null if a conflict notice already shows it. */
export async function toSaveProblem(
  studio: Studio,
  { draftId, status, isNew }: RefusedSave,
  error: unknown,
): Promise<SaveProblem | null> {
  if (draftId !== null && error instanceof ApiError && error.status === 404) {
    studio.store.setState({ conflict: 'gone' });
    return null;
  }
  const missing = missingPhotos.safeParse(error instanceof ApiError ? error.details : null);
  if (missing.success) studio.uploadAgain(missing.data.missing);
  await showEmptyFrame(studio, error);
  const { unexpected, addFailed } = savingMessages.get();
  const problem = problemOf(error, status, unexpected);
  const isAdding = studio.plan.type === 'canvas' && isNew;
  if (problem.kind !== 'failed' || !isAdding) return problem;
  return { kind: 'notAdded', message: serverMessage(error) ?? addFailed };
}
