import { spreadCount } from '@smriti/shared/book/page';
import { type Book, placedPhotoIds } from '@smriti/shared/book/scene';
import type { StudioCatalogue } from '../../choices/studio-catalogue';
import type { StudioPlan } from '../../studio-plan';
import type { Studio } from '../../studio';
import { undoHistory, type StudioState } from '../../studio-store';
import {
  createFillInput,
  type FillInput,
  selectFillSource,
  hashFillInput,
} from '../../book/fill-input';
import { insertPhotoKey } from '../../book/leave-out-photos';
import type { BookEditing } from './use-book-editing';

type Edited = Pick<StudioState, 'order' | 'photos' | 'choices' | 'texts' | 'book'>;

/**
 * Order of the album's photos for an edited book: without those in the tray, with all those in
 * frames.
 */
function orderFor({ order, photos }: Edited, scene: Book): readonly string[] {
  const inTray = new Set(scene.tray.map(({ photo }) => photo));
  const stay = order.filter((key) => !inTray.has(key));
  const isThere = new Set(order);
  const added = Object.keys(photos);
  const back = [...placedPhotoIds(scene)].filter((key) => photos[key] && !isThere.has(key));
  if (back.length === 0 && stay.length === order.length) return order;
  return back.reduce((all, key) => insertPhotoKey(all, added, key), stay);
}

/** Whether the product allows the book's number of spreads for these photos. */
function mayHaveSpreads(
  { spreads, extra_pages: extraPages, kind }: Book,
  input: FillInput,
): boolean {
  const content = { photos: input.photos.length, style: 'airy', extraPages } as const;
  const most = spreadCount(input.format, content);
  return kind === 'book' ? spreads.length <= most : spreads.length === most;
}

/**
 * Design with an edited book, and the album's photos updated to match. Other spreads stay if the
 * product allows their number; otherwise the book is filled again around the edited spreads.
 */
function withScene(
  before: Edited,
  scene: Book,
  plan: StudioPlan,
  catalogue: StudioCatalogue,
): Pick<Edited, 'order' | 'book'> {
  const order = orderFor(before, scene);
  const book = { ...before.book, scene, isOwn: true };
  if (order === before.order) return { order, book };
  const wasFilled =
    before.book.of === hashFillInput(createFillInput(plan, catalogue, selectFillSource(before)));
  const input = createFillInput(plan, catalogue, selectFillSource({ ...before, order, book }));
  const stays = wasFilled && mayHaveSpreads(scene, input);
  return { order, book: stays ? { ...book, of: hashFillInput(input) } : book };
}

/** Time in ms within which changes with the same name are one undo step. */
const MERGE_MS = 1500;

export function createBookEditing(
  { store, plan }: Pick<Studio, 'store' | 'plan'>,
  catalogue: StudioCatalogue,
  say: BookEditing['say'],
): BookEditing {
  let last = { merge: '', at: 0, book: store.getState().book };

  function edit(change: (book: Book) => Book, said: string, merge = ''): void {
    const before = store.getState();
    const { scene } = before.book;
    const changed = scene && change(scene);
    if (!changed || changed === scene) return;
    const now = performance.now();
    const goesOn =
      merge !== '' && merge === last.merge && before.book === last.book && now - last.at < MERGE_MS;
    const after = withScene(before, changed, plan, catalogue);
    if (goesOn) undoHistory.merge(store, after);
    else store.setState(after);
    last = { merge, at: now, book: store.getState().book };
    if (said !== '') say(said);
  }

  return { edit, say };
}
