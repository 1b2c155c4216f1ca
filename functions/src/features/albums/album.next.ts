import {
  type AlbumActor,
  type AlbumStatus,
  INITIAL_ALBUM_STATUSES,
  isContentOpen,
} from '@smriti/shared/album-states';
import { designProblems, INCOMPLETE_ALBUM } from '@smriti/shared/album-validation';
import type { createAlbum } from '@smriti/shared/albums';
import type { OutputOf } from '@smriti/shared/endpoint';
import { AppError } from '@smriti/shared/errors';
import { paise, toPaise, toRupees } from '@smriti/shared/money';
import { MAX_PHOTOS } from '@smriti/shared/photos';
import type { Ids } from '../../platform/ids';
import { refusedFields } from '../../platform/refused-fields';
import type { Catalogue } from '../catalogue/catalogue.service';
import { newOrderId } from '../orders/order.repository';
import { assertChoices, namesOf, withAllowedOrientation } from './album.choices';
import {
  type AlbumContent,
  type AlbumForm,
  assertNotPlaced,
  contentWith,
  decideMove,
  isSameContent,
  strayCanvasFields,
} from './album.domain';
import { designPrice, initialDue } from './album.pricing';
import { type Measures, printWarnings } from './album.print';
import type { AlbumRecord } from './album.records';

export type NewAlbumForm = OutputOf<(typeof createAlbum)['body']>;

/** What somebody asks of an album. */
export interface Wish<Form> {
  actor: AlbumActor;
  uid: string;
  form: Form;
  /** Photos that come behind those that are there. */
  added: readonly string[];
}

/** What the answer depends on, beside the album and the wish. */
export interface Circumstances {
  catalogue: Catalogue;
  now: Date;
  ids: Ids;
  /** Of the photos, where the album is to be requested. */
  measures: Measures;
}

/** One move, as the history keeps it. */
interface Move {
  by: AlbumActor;
  by_uid: string;
  note: string;
}

/** An album before and after what one call does to it. */
export interface AlbumChange {
  /** null: it is made. */
  before: AlbumRecord | null;
  after: AlbumRecord;
  /** null: it stays in its state. */
  move: Move | null;
}

function assertComplete(content: AlbumContent): void {
  const problems = designProblems({
    ...content,
    photos: content.photo_ids.length,
    edge_style: content.canvas?.edge_style ?? null,
  });
  if (problems.length === 0) return;
  const isProduct = content.product_type === 'product';
  throw refusedFields(problems, isProduct ? undefined : INCOMPLETE_ALBUM);
}

function assertTotal(form: AlbumForm, total: AlbumRecord['total_price_paise']): void {
  if (form.total_price === undefined || toPaise(form.total_price) === total) return;
  const right = toRupees(total);
  throw new AppError('conflict', `The total price is ₹${right.toFixed(2)}.`, {
    details: { total_price: right },
  });
}

function assertVersion({ version }: AlbumRecord, form: AlbumForm): void {
  if (form.version === undefined || form.version === version) return;
  const message = 'This album was changed elsewhere. Load it again to see what is new.';
  throw new AppError('conflict', message, { details: { version } });
}

function contentOf(record: AlbumContent, wish: Wish<AlbumForm>, catalogue: Catalogue) {
  const { form, added } = wish;
  const content = contentWith(record, form, added);
  const problems = strayCanvasFields(form, content);
  if (content.photo_ids.length > MAX_PHOTOS) {
    problems.push({ field: 'images', message: `An album has at most ${MAX_PHOTOS} photos.` });
  }
  if (problems.length > 0) throw refusedFields(problems);
  const isChosen = form.orientation !== undefined;
  if (!isChosen && form.album_size_id === undefined) return content;
  return withAllowedOrientation(catalogue, content, isChosen);
}

/** The design as it is to be stored, with the names and prices of today. */
function priced(record: AlbumRecord, content: AlbumContent, catalogue: Catalogue): AlbumRecord {
  assertChoices(catalogue, content);
  const total = designPrice(catalogue, content);
  return {
    ...record,
    ...content,
    photo_ids: [...content.photo_ids],
    names: namesOf(catalogue, content),
    total_price_paise: total,
    initial_due_paise: initialDue(catalogue, content, total),
  };
}

/** The album after a move to `to`. */
function moved(
  record: AlbumRecord,
  to: AlbumStatus,
  { catalogue, now, ids, measures }: Circumstances,
): AlbumRecord {
  const after = { ...record, status: to, moves: record.moves + 1 };
  if (to === 'Draft' && record.status === 'Requested') return { ...after, pending_order_id: null };
  if (to !== 'Requested') return after;
  const isNew = isContentOpen(record.status);
  return {
    ...after,
    round: record.round + 1,
    requested_at: now.toISOString(),
    round_photo_ids: [...new Set([...record.round_photo_ids, ...record.photo_ids])],
    pending_order_id: record.pending_order_id ?? newOrderId(ids),
    print_warnings: isNew ? printWarnings(catalogue, record, measures) : record.print_warnings,
  };
}

/** Whether the design is looked at anew: its choices, completeness and price. */
function isWorkedOut(record: AlbumRecord, to: AlbumStatus | null, wish: Wish<AlbumForm>) {
  if (!isContentOpen(record.status)) return false;
  return to !== null || wish.form.total_price !== undefined;
}

/**
 * What a wish makes of an album; null when it changes nothing.
 * @throws AppError conflict (an illegal move, frozen content, another price, a stale version),
 *   invalid_input (an incomplete design, unknown choices) or business_rule.
 */
export function changedAlbum(
  record: AlbumRecord,
  wish: Wish<AlbumForm>,
  circumstances: Circumstances,
): AlbumChange | null {
  const { actor, uid, form } = wish;
  const { catalogue, now } = circumstances;
  const content = contentOf(record, wish, catalogue);
  const hasNewContent = !isSameContent(record, content);
  const to = decideMove(record, { actor, target: form.status, hasNewContent });
  if (hasNewContent) assertVersion(record, form);
  const quantity = form.quantity ?? record.quantity;
  if (quantity !== record.quantity) assertNotPlaced(record);

  let after = record;
  if (hasNewContent || isWorkedOut(record, to, wish)) {
    after = priced(record, content, catalogue);
    if ((to ?? record.status) !== 'Cart') assertComplete(content);
  }
  assertTotal(form, after.total_price_paise);
  const isChanged = hasNewContent || after.total_price_paise !== record.total_price_paise;
  if (to === null && !isChanged && quantity === record.quantity) return null;

  after = { ...after, quantity, version: record.version + (hasNewContent ? 1 : 0) };
  if (to !== null) after = moved(after, to, circumstances);
  return {
    before: record,
    after: { ...after, updated_at: now.toISOString() },
    move: to === null ? null : { by: actor, by_uid: uid, note: form.note ?? '' },
  };
}

function blankAlbum(id: string, uid: string, form: NewAlbumForm, now: Date): AlbumRecord {
  const product_id = form.product_id ?? null;
  return {
    id,
    user_id: uid,
    title: '',
    status: 'Cart',
    product_type: form.product_type ?? (product_id === null ? 'album' : 'product'),
    product_id,
    album_size_id: null,
    paper_type_id: null,
    frame_id: null,
    binding_type_id: null,
    theme_id: null,
    lamination_id: null,
    cover_type_id: null,
    orientation: null,
    canvas: null,
    names: {
      ...{ frame: '', paperType: '', albumSize: '', bindingType: '', theme: '' },
      ...{ lamination: '', coverType: '', product: '' },
    },
    photo_ids: [],
    round_photo_ids: [],
    quantity: 1,
    total_price_paise: paise(0),
    initial_due_paise: paise(0),
    initial_paid_paise: paise(0),
    print_warnings: [],
    is_placed: false,
    pending_order_id: null,
    version: 0,
    moves: 0,
    round: 0,
    requested_at: null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/**
 * The album that a form makes.
 * @throws AppError invalid_input, conflict (another price) or business_rule.
 */
export function newAlbum(
  id: string,
  wish: Wish<NewAlbumForm>,
  circumstances: Circumstances,
): AlbumChange {
  const { actor, uid, form } = wish;
  const { catalogue, now } = circumstances;
  if (!INITIAL_ALBUM_STATUSES.includes(form.status)) {
    const message = `must be one of ${INITIAL_ALBUM_STATUSES.join(', ')}`;
    throw refusedFields([{ field: 'status', message }], `status: ${message}`);
  }
  const blank = blankAlbum(id, uid, form, now);
  const content = contentOf(blank, wish, catalogue);
  const made = priced(blank, content, catalogue);
  if (form.status !== 'Cart') assertComplete(content);
  assertTotal(form, made.total_price_paise);
  const album = { ...made, quantity: form.quantity ?? 1, version: 1 };
  return {
    before: null,
    after: moved(album, form.status, circumstances),
    move: { by: actor, by_uid: uid, note: '' },
  };
}

/** An album of the cart set back to Draft by its owner, content and price as they were. */
export function moveBackToDraft(before: AlbumRecord, now: Date): AlbumChange {
  const after = { ...before, status: 'Draft', moves: before.moves + 1 } as const;
  return {
    before,
    after: { ...after, updated_at: now.toISOString() },
    move: { by: 'owner', by_uid: before.user_id, note: '' },
  };
}

/** An album of which more or fewer copies are wanted. */
export function withQuantity(before: AlbumRecord, quantity: number, now: Date): AlbumChange {
  return { before, after: { ...before, quantity, updated_at: now.toISOString() }, move: null };
}
