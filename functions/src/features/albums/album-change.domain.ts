import { isDeepStrictEqual } from 'node:util';
import {
  type AlbumActor,
  type AlbumStatus,
  isContentOpen,
} from '@smriti/shared/album/album-states';
import type { createAlbum } from '@smriti/shared/album/albums';
import type { Book } from '@smriti/shared/book/scene';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { type Paise, paise, toPaise, toRupees } from '@smriti/shared/base/money';
import { collectPhotoNames, mergePhotoNames } from '@smriti/shared/album/photo-names';
import type { CatalogueRecords } from '../catalogue/catalogue.domain';
import { applyDesign } from './album-design.domain';
import { type Choices, NO_CHOICES } from '../catalogue/chosen-records.domain';
import {
  type AlbumForm,
  emptyAlbumContent,
  applyContentForm,
  isSameContent,
} from './album-content.domain';
import type { AlbumRecord } from './album.records';
import {
  type AlbumMove,
  assertAlbumChangeable,
  createAlbumState,
  moveAlbum,
  type NewAlbum,
} from './album.states';

export type NewAlbumForm = OutputOf<(typeof createAlbum)['body']>;

/** A photo that was uploaded as a file of the form. */
export interface AddedPhoto {
  photo_id: string;
  name: string | undefined;
}

export interface AlbumRequest<Form> {
  actor: AlbumActor;
  uid: string;
  form: Form;
  /** Photos to append after the existing ones. */
  added: readonly AddedPhoto[];
  /** The book sent with the request. */
  book?: Book | undefined;
}

/** Further inputs of a change: catalogue, time and order number. */
export interface AlbumChangeContext {
  catalogue: CatalogueRecords;
  now: Date;
  /** Generates an order number. */
  generateOrderId(): string;
}

export interface AlbumChange {
  /** The album before the change; null when it is being created. */
  before: AlbumRecord | null;
  after: AlbumRecord;
  /** The move to another state; null when the state does not change. */
  move: AlbumMove | null;
}

/** @throws AppError conflict, with the correct price, when the client has calculated a different one. */
function assertTotal(clientTotal: number | undefined, total: Paise): void {
  if (clientTotal === undefined || toPaise(clientTotal) === total) return;
  const right = toRupees(total);
  throw new AppError('conflict', `The total price is ₹${right.toFixed(2)}.`, {
    details: { total_price: right },
  });
}

/** Applies the side effects of entering a state, apart from the move itself. */
function entered(
  album: AlbumRecord,
  from: AlbumStatus | null,
  context: AlbumChangeContext,
): AlbumRecord {
  const { status, round, photo_ids, round_photo_ids, pending_order_id } = album;
  if (status === 'Draft' && from === 'Requested') return { ...album, pending_order_id: null };
  if (status !== 'Requested') return album;
  return {
    ...album,
    round: round + 1,
    requested_at: context.now.toISOString(),
    round_photo_ids: [...new Set([...round_photo_ids, ...photo_ids])],
    pending_order_id: pending_order_id ?? context.generateOrderId(),
  };
}

const idsOf = (added: readonly AddedPhoto[]) => added.map(({ photo_id }) => photo_id);

/** Adds the known file names of the photos. */
function withPhotoNames<A extends NewAlbum>(
  album: A,
  { form, added }: Pick<AlbumRequest<Pick<AlbumForm, 'images'>>, 'form' | 'added'>,
): A {
  const given = collectPhotoNames([...(form.images ?? []), ...added]);
  return { ...album, photo_names: mergePhotoNames(album.photo_ids, album.photo_names, given) };
}

/** Copies the tray photos and the number of extra pages from the book to the album. */
function withBook<A extends NewAlbum>(album: A, book: Book | undefined): A {
  if (!book) return album;
  const { tray, extra_pages } = book;
  return { ...album, tray_photo_ids: tray.map(({ photo }) => photo), extra_pages };
}

/** Removes the album's photos from its tray. */
function withTray<A extends NewAlbum>(album: A): A {
  const { photo_ids, tray_photo_ids } = album;
  return { ...album, tray_photo_ids: tray_photo_ids.filter((id) => !photo_ids.includes(id)) };
}

const NO_NAMES: AlbumRecord['names'] = {
  frame: '',
  paperType: '',
  albumSize: '',
  bindingType: '',
  theme: '',
  lamination: '',
  coverType: '',
  product: '',
};

function blankAlbum(id: string, uid: string, form: NewAlbumForm): NewAlbum {
  return {
    ...emptyAlbumContent(form),
    id,
    user_id: uid,
    names: NO_NAMES,
    names_hi: {},
    photo_ids: [],
    photo_names: {},
    round_photo_ids: [],
    print_warnings: [],
    tray_photo_ids: [],
    extra_pages: 0,
    quantity: form.quantity ?? 1,
    total_price_paise: paise(0),
    initial_due_paise: paise(0),
    initial_paid_paise: paise(0),
    is_placed: false,
    pending_order_id: null,
    round: 0,
    open_proposals: 0,
    requested_at: null,
  };
}

/**
 * Creates an album from a form. `kept` are the choices of the draft that it is made from.
 * @throws AppError invalid_input, conflict (different price) or business_rule.
 */
export function planNewAlbum(
  id: string,
  request: AlbumRequest<NewAlbumForm>,
  context: AlbumChangeContext,
  kept: Choices = NO_CHOICES,
): AlbumChange {
  const { actor: by, uid, form } = request;
  const { catalogue, now } = context;
  const move: AlbumMove = { to: form.status, by, uid, note: '', now };
  const blank = createAlbumState(withBook(blankAlbum(id, uid, form), request.book), move);
  const content = applyContentForm(blank, form, idsOf(request.added));
  const { status } = form;
  const occasion = { status, isEdited: false, form, catalogue, kept, now };
  const made = applyDesign(blank, content, occasion);
  assertTotal(form.total_price, made.total_price_paise);
  const named = withTray(withPhotoNames(made, request));
  return { before: null, after: entered(named, null, context), move };
}

function isSameTray(some: AlbumRecord, others: AlbumRecord): boolean {
  return (
    some.extra_pages === others.extra_pages &&
    isDeepStrictEqual(some.tray_photo_ids, others.tray_photo_ids)
  );
}

/**
 * Applies a request to an album; null when it changes nothing.
 * @throws AppError conflict (an illegal move, frozen content, a different price, a stale version),
 *   invalid_input (an incomplete design, unknown choices), business_rule or rate_limited.
 */
export function applyAlbumForm(
  before: AlbumRecord,
  request: AlbumRequest<AlbumForm>,
  context: AlbumChangeContext,
): AlbumChange | null {
  const { actor: by, uid, form } = request;
  const { catalogue, now } = context;
  const to = form.status === before.status ? undefined : form.status;
  const move = to && { to, by, uid, note: form.note ?? '', now };
  const content = applyContentForm(before, form, idsOf(request.added));
  const isNew = !isSameContent(before, content);
  const quantity = form.quantity ?? before.quantity;
  const isRecounted = quantity !== before.quantity;
  const isArranged = request.book !== undefined;
  const asked = { to, by, isNew: isNew || isArranged, isRecounted, version: form.version };
  assertAlbumChangeable(before, asked);
  const moved = withBook(move ? moveAlbum(before, move) : before, request.book);

  const isAsked = move !== undefined || form.total_price !== undefined;
  const isWorkedOut = isNew || isArranged || (isAsked && isContentOpen(before.status));
  const { status } = moved;
  const occasion = { status, isEdited: true, form, catalogue, kept: before, now };
  const designed = isWorkedOut ? applyDesign(moved, content, occasion) : moved;
  const mayName = isWorkedOut || isContentOpen(before.status);
  const after = mayName ? withTray(withPhotoNames(designed, request)) : designed;
  const isRevised = !isSameContent(before, after) || !isSameTray(before, after);
  assertTotal(form.total_price, after.total_price_paise);
  const isChanged =
    isRevised ||
    after.total_price_paise !== before.total_price_paise ||
    !isDeepStrictEqual(after.photo_names, before.photo_names);
  if (!move && !isChanged && !isRecounted && !isArranged) return null;

  const version = moved.version + (isRevised && !move ? 1 : 0);
  const changed = { ...after, quantity, version, updated_at: now.toISOString() };
  const entering = move ? entered(changed, before.status, context) : changed;
  return { before, after: entering, move: move ?? null };
}

/** Moves an album from the cart back to Draft for its owner; content and price stay the same. */
export function moveAlbumToDraft(before: AlbumRecord, now: Date): AlbumChange {
  const move: AlbumMove = { to: 'Draft', by: 'owner', uid: before.user_id, note: '', now };
  return { before, after: moveAlbum(before, move), move };
}

/**
 * Withdraws an album whose order is cancelled before it is placed: moves it back to Draft and clears the
 * order and the initial payment.
 */
export function withdrawRequest(before: AlbumRecord, by: Omit<AlbumMove, 'to'>): AlbumChange {
  const move = isContentOpen(before.status) ? null : ({ ...by, to: 'Draft' } as const);
  const moved = move ? moveAlbum(before, move) : before;
  const after = {
    ...moved,
    pending_order_id: null,
    initial_paid_paise: paise(0),
    updated_at: by.now.toISOString(),
  };
  return { before, after, move };
}

export function changeAlbumQuantity(before: AlbumRecord, quantity: number, now: Date): AlbumChange {
  return { before, after: { ...before, quantity, updated_at: now.toISOString() }, move: null };
}
