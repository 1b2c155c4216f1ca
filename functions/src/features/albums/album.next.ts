import {
  type AlbumActor,
  type AlbumStatus,
  isContentOpen,
} from '@smriti/shared/album/album-states';
import { AppError } from '@smriti/shared/base/errors';
import { paise } from '@smriti/shared/base/money';
import type { Ids } from '../../platform/ids';
import type { Catalogue } from '../catalogue/catalogue.service';
import { newOrderId } from '../orders/order.repository';
import { assertComplete, assertTotal, priced, wantedContent } from './album.design';
import { type AlbumForm, assertNotPlaced, decideMove, isSameContent } from './album.domain';
import { type Measures, printWarnings } from './album.print';
import type { AlbumRecord } from './album.records';

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

function assertVersion({ version }: AlbumRecord, form: AlbumForm): void {
  if (form.version === undefined || form.version === version) return;
  const message = 'This album was changed elsewhere. Load it again to see what is new.';
  throw new AppError('conflict', message, { details: { version } });
}

/** The album after a move to `to`. */
export function moved(
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
  const content = wantedContent(record, wish, catalogue);
  const hasNewContent = !isSameContent(record, content);
  const to = decideMove(record, { actor, target: form.status, hasNewContent });
  if (hasNewContent || to !== null) assertVersion(record, form);
  const quantity = form.quantity ?? record.quantity;
  if (quantity !== record.quantity) assertNotPlaced(record);

  let after = record;
  if (hasNewContent || isWorkedOut(record, to, wish)) {
    after = priced(record, content, catalogue);
    if ((to ?? record.status) !== 'Cart') assertComplete(content);
  }
  assertTotal(form.total_price, after.total_price_paise);
  const isChanged = hasNewContent || after.total_price_paise !== record.total_price_paise;
  if (to === null && !isChanged && quantity === record.quantity) return null;

  const version = record.version + (hasNewContent || to !== null ? 1 : 0);
  after = { ...after, quantity, version };
  if (to !== null) after = moved(after, to, circumstances);
  return {
    before: record,
    after: { ...after, updated_at: now.toISOString() },
    move: to === null ? null : { by: actor, by_uid: uid, note: form.note ?? '' },
  };
}

/** An album of the cart set back to Draft by its owner, content and price as they were. */
export function moveBackToDraft(before: AlbumRecord, now: Date): AlbumChange {
  const { moves, version } = before;
  const after = { ...before, status: 'Draft', moves: moves + 1, version: version + 1 } as const;
  return {
    before,
    after: { ...after, updated_at: now.toISOString() },
    move: { by: 'owner', by_uid: before.user_id, note: '' },
  };
}

/** An album whose order is cancelled before it is placed: nothing is requested or paid any more. */
export function withdrawn(before: AlbumRecord, move: Move, now: Date): AlbumChange {
  const isMove = before.status !== 'Draft';
  const after = {
    ...before,
    status: 'Draft',
    moves: before.moves + (isMove ? 1 : 0),
    pending_order_id: null,
    initial_paid_paise: paise(0),
  } as const;
  return {
    before,
    after: { ...after, updated_at: now.toISOString() },
    move: isMove ? move : null,
  };
}

/** An album of which more or fewer copies are wanted. */
export function withQuantity(before: AlbumRecord, quantity: number, now: Date): AlbumChange {
  return { before, after: { ...before, quantity, updated_at: now.toISOString() }, move: null };
}
