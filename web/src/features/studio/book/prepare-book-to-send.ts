import type { Book } from '@smriti/shared/book/scene';
import type { StudioCatalogue } from '../choices/studio-catalogue';
import type { StudioPlan } from '../studio-plan';
import { setFilledBook, type StudioBook, type StudioStore } from '../studio-store';
import { loadPhotoFacts } from './load-photo-facts';
import { createFillInput, type FillInput, selectFillSource, hashFillInput } from './fill-input';
import { fillStudioBook } from './fill-studio-book';
import { toServerPhotoIds } from './convert-photo-ids';

function isNewest(input: FillInput, { scene, of }: StudioBook): boolean {
  return scene !== null && of === hashFillInput(input);
}

/**
 * Book to save after all photos are uploaded: the displayed one, refilled if its input has changed.
 * Facts are loaded only for refilling; without them a book from a stored draft would be laid out
 * differently.
 * @throws ApiError
 */
export async function prepareBookToSend(
  store: StudioStore,
  plan: StudioPlan,
  catalogue: StudioCatalogue,
): Promise<Book | undefined> {
  const inputNow = () => createFillInput(plan, catalogue, selectFillSource(store.getState()));
  const bookNow = () => store.getState().book;
  if (bookNow().scene !== null && !isNewest(inputNow(), bookNow())) await loadPhotoFacts(store);
  const input = inputNow();
  if (!isNewest(input, bookNow())) {
    const filled = await fillStudioBook(input, bookNow());
    if (filled) setFilledBook(store, filled);
  }
  const { book, photos } = store.getState();
  return book.scene ? toServerPhotoIds(book.scene, Object.values(photos)) : undefined;
}
