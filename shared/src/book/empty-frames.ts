import * as z from 'zod/mini';
import { type Book, coverAndSpreads } from './scene';

/** A frame without a photo, by the ids of its spread and the frame. */
const emptyFrame = z.object({ spread_id: z.string(), frame_id: z.string() });
export type EmptyFrame = z.infer<typeof emptyFrame>;

/** Maximum number of frames listed in one refusal. */
const MAX_EMPTY_FRAMES = 20;

/** The `details` of the 422 for requesting a book with empty frames, in book order. */
export const emptyFramesConflict = z.object({
  empty_frames: z.array(emptyFrame).check(z.minLength(1), z.maxLength(MAX_EMPTY_FRAMES)),
});

/** The first MAX_EMPTY_FRAMES empty frames of a book. */
export function findEmptyFrames(book: Pick<Book, 'cover' | 'spreads'>): EmptyFrame[] {
  const all = coverAndSpreads(book).flatMap(({ id: spread_id, items }) =>
    items.flatMap((item) =>
      item.type === 'photo' && item.photo === null ? [{ spread_id, frame_id: item.id }] : [],
    ),
  );
  return all.slice(0, MAX_EMPTY_FRAMES);
}
