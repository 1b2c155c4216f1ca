import { type Album, createAlbum, updateAlbum } from '@smriti/shared/album/albums';
import type { Book } from '@smriti/shared/book/scene';
import { requireOwnAlbum } from '#lib/albums/own-album.ts';
import { ApiError, callApi } from '#lib/api/api.ts';
import { callOnce } from '#lib/api/call-once.ts';
import { hashContent } from '#lib/uploads/photo-id.ts';
import type { StudioCatalogue } from '../choices/studio-catalogue';
import { toAlbumBody, type DesignTexts } from '../design-content';
import type { Studio } from '../studio';
import { listOrderedPhotos } from '../studio-store';
import type { SavedStatus } from './save-problem';

export { toSaveProblem } from './to-save-problem';

/** Where a design is saved: in a new album, or in the edited one. */
export type SaveTarget =
  | { kind: 'new'; productId: number | null; quantity: number; userId: string }
  | { kind: 'edit'; id: string; quantity: number };

export interface SaveRequest {
  target: SaveTarget;
  catalogue: StudioCatalogue;
  status: SavedStatus;
  total: number;
  texts: DesignTexts;
  /** Id of the draft on the server, which the album replaces. */
  draftId: string | null;
}

/** API calls for an album with its book; lazily loaded, because other designs do not need them. */
const callsWithBook = () => import('@smriti/shared/book/designs');

/**
 * Book to send: one arranged by the customer, or with a request the displayed one, so that it is
 * printed as seen. Undefined if the server may fill the book.
 */
async function bookFor(
  { store, plan }: Studio,
  { catalogue, status }: SaveRequest,
): Promise<Book | undefined> {
  const { isOwn, scene } = store.getState().book;
  const isSeen = scene !== null && status === 'Requested';
  if (!isOwn && !isSeen) return undefined;
  const { prepareBookToSend } = await import('../book/prepare-book-to-send');
  return prepareBookToSend(store, plan, catalogue);
}

type Content = ReturnType<typeof toAlbumBody> & { status: SavedStatus };

async function update(
  { store }: Studio,
  id: string,
  content: Content,
  design: Book | undefined,
): Promise<Album> {
  const { version, savedBook } = store.getState();
  const body = { ...content, ...(version !== null && { version }) };
  const params = { id };
  if (!design) return requireOwnAlbum((await callOnce(updateAlbum, { params, body })).data.album);
  const { updateAlbumWithDesign } = await callsWithBook();
  const goesOn = savedBook?.isRead && { design_rev: savedBook.rev };
  const answer = await callOnce(updateAlbumWithDesign, {
    params,
    body: { ...body, design, ...goesOn },
  });
  return requireOwnAlbum(answer.data.album);
}

async function create(
  { designId, plan }: Studio,
  target: Extract<SaveTarget, { kind: 'new' }>,
  { content, draftId }: { content: Content; draftId: string | null },
  design: Book | undefined,
): Promise<Album> {
  const body = {
    ...content,
    product_type: plan.type,
    product_id: target.productId,
    quantity: target.quantity,
    user_id: target.userId,
    ...(draftId !== null && { draft_id: draftId }),
  };
  const text = new TextEncoder().encode(`${designId}:${JSON.stringify([body, design])}`);
  const idempotencyKey = await hashContent(text);
  if (!design) return (await callApi(createAlbum, { body, idempotencyKey })).data.album;
  const { createAlbumWithDesign } = await callsWithBook();
  const withDesign = { ...body, design };
  return (await callApi(createAlbumWithDesign, { body: withDesign, idempotencyKey })).data.album;
}

async function sendOnce(studio: Studio, request: SaveRequest): Promise<Album> {
  const { target, status, total, texts, draftId } = request;
  const { type } = studio.plan;
  const design = await bookFor(studio, request);
  const state = studio.store.getState();
  const photos = listOrderedPhotos(state);
  const content = { ...toAlbumBody(type, { ...state, texts, photos }, total), status };
  if (target.kind === 'edit') return update(studio, target.id, content, design);
  return create(studio, target, { content, draftId }, design);
}

/**
 * Loads the edited album's book and merges it into the local one.
 * @throws ApiError
 */
async function takeInBook({ store, plan }: Studio, albumId: string): Promise<void> {
  const { mergeSavedBook } = await import('../book/merge-saved-book');
  await mergeSavedBook({ store, plan, albumId });
}

async function isBookConflict(error: unknown): Promise<boolean> {
  if (!(error instanceof ApiError) || error.status !== 409) return false;
  const { designConflict } = await callsWithBook();
  return designConflict.safeParse(error.details).success;
}

/**
 * Saves the album, with its book if it was arranged here. Merges other clients' changes of the book
 * first.
 * @returns null for a conflict, which is then in the store
 * @throws ApiError
 */
export async function sendAlbum(studio: Studio, request: SaveRequest): Promise<Album | null> {
  const { store } = studio;
  const { target } = request;
  if (target.kind === 'new') return sendOnce(studio, request);
  const { book, savedBook } = store.getState();
  if (book.isOwn && !savedBook?.isRead) await takeInBook(studio, target.id);
  if (store.getState().bookConflict) return null;
  try {
    return await sendOnce(studio, request);
  } catch (error) {
    if (!(await isBookConflict(error))) throw error;
    await takeInBook(studio, target.id);
    return store.getState().bookConflict ? null : sendOnce(studio, request);
  }
}
