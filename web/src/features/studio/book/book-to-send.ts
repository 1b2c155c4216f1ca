import type { Book } from '@smriti/shared/book/scene';
import type { Catalogue } from '../choices/catalogue';
import type { StudioPlan } from '../plan';
import { setFilledBook, type StudioBook, type StudioStore } from '../studio-store';
import { loadPhotoFacts } from './ask-for-facts';
import { createFillInput, type FillInput, selectFillSource, fillInputHash } from './fill-input';
import { filledBook } from './fill-studio-book';
import { withServerPhotoIds } from './photo-names';

function isNewest(input: FillInput, { scene, of }: StudioBook): boolean {
  return scene !== null && of === fillInputHash(input);
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
  catalogue: Catalogue,
): Promise<Book | undefined> {
  const inputNow = () => createFillInput(plan, catalogue, selectFillSource(store.getState()));
  const bookNow = () => store.getState().book;
  if (bookNow().scene !== null && !isNewest(inputNow(), bookNow())) await loadPhotoFacts(store);
  const input = inputNow();
  if (!isNewest(input, bookNow())) {
    const filled = await filledBook(input, bookNow());
    if (filled) setFilledBook(store, filled);
  }
  const { book, photos } = store.getState();
  return book.scene ? withServerPhotoIds(book.scene, Object.values(photos)) : undefined;
}
