import { createAlbum, updateAlbum } from '@smriti/shared/album/albums';
import type { PhotoReference } from '@smriti/shared/album/photos';
import type { Paise } from '@smriti/shared/base/money';
import { ORDER_NUMBER } from '@smriti/shared/order/orders';
import * as z from 'zod/mini';
import { albumBookFormat } from '../../functions/src/features/albums/album-book.domain.ts';
import { albumCover } from '../../functions/src/features/albums/album-cover.domain.ts';
import {
  type AlbumChange,
  applyAlbumForm,
  type AlbumChangeContext,
  planNewAlbum,
} from '../../functions/src/features/albums/album-change.domain.ts';
import type {
  AlbumEventRecord,
  AlbumRecord,
} from '../../functions/src/features/albums/album.records.ts';
import { toAlbumEvent } from '../../functions/src/features/albums/album.states.ts';
import { prepareCatalogue } from '../../functions/src/features/catalogue/catalogue.service.ts';
import { fillAlbumBook } from '../../functions/src/features/designs/design-adapting.domain.ts';
import { toPlacedAlbum } from '../../functions/src/features/orders/checkout/order-placing.domain.ts';
import type { RoundRecord } from '../../functions/src/features/reviews/round.records.ts';
import type { AlbumDraft, OrderTimes, AlbumStep } from './data/albums/album-draft.ts';
import { catalogue } from './data/catalogue.ts';
import { deriveReadableCode, REVIEWER_UID } from './data/fixed-values.ts';
import type { StoredPhoto } from './stored-photos.ts';

export type PhotosByName = ReadonlyMap<
  string,
  Pick<StoredPhoto, 'id' | 'width' | 'height' | 'facts'>
>;

/** A demo album after all of its steps, with its events and rounds. */
export interface AlbumHistory {
  album: AlbumRecord;
  /** All status changes, oldest first. */
  events: AlbumEventRecord[];
  /** All review rounds, oldest first. */
  rounds: RoundRecord[];
  /** The initial payments that were made. */
  payments: { at: string; amountPaise: Paise; paidBeforePaise: Paise }[];
  /** Steps of the album's order; null while the order is Pending. */
  order: OrderTimes | null;
}

type Did<D extends AlbumStep['did']> = Extract<AlbumStep, { did: D }>;

const shop = prepareCatalogue(catalogue);

/**
 * Applies all steps of an album with the shop's own rules.
 * @throws AppError when the shop refuses a step
 */
export function replayAlbum(draft: AlbumDraft, photos: PhotosByName): AlbumHistory {
  const [first, ...rest] = draft.steps;
  const history = rest.reduce(
    (before, step) => applyStep(before, step, draft, photos),
    createFirstVersion(draft, first, photos),
  );
  const { order } = history;
  const album = addCover(history.album, photos);
  return { ...history, album: order ? toPlacedAlbum(album, new Date(order.placed)) : album };
}

/** Adds the outside of the book that the shop fills. */
function addCover(album: AlbumRecord, photos: PhotosByName): AlbumRecord {
  const known = new Map([...photos.values()].map((photo) => [photo.id, photo]));
  const format = albumBookFormat(shop, album);
  const book = fillAlbumBook({
    format,
    photos: album.photo_ids.flatMap((id, index) => {
      const photo = known.get(id);
      return photo ? [{ ...photo, sequence: index + 1 }] : [];
    }),
    title: album.title,
    madeAt: album.created_at,
  });
  return { ...album, cover: albumCover(shop, album, book) };
}

function applyStep(
  history: AlbumHistory,
  step: AlbumStep,
  draft: AlbumDraft,
  photos: PhotosByName,
): AlbumHistory {
  switch (step.did) {
    case 'save':
      return applyChange(history, { images: photoReferences(step.photos, photos) }, step, draft);
    case 'move':
      return applyChange(history, { status: step.to, note: step.note }, step, draft);
    case 'pay':
      return payInitialAmount(history, step);
    case 'remark':
      return addRemarks(history, step, photos);
  }
}

/** Creates the album from its first save, with the form of its product type. */
function createFirstVersion(
  draft: AlbumDraft,
  first: AlbumStep,
  photos: PhotosByName,
): AlbumHistory {
  if (first.did !== 'save') throw new Error(`${draft.id} is not saved first`);
  const { initialStatus, canvas, choices, owner, orientation, product_id, product_type, title } =
    draft;
  const form = z.parse(createAlbum.body, {
    ...choices,
    ...canvas,
    title,
    product_id,
    product_type,
    orientation,
    quantity: draft.quantity,
    status: initialStatus,
    images: photoReferences(first.photos, photos),
  });
  const request = { actor: 'owner', uid: owner, form, added: [] } as const;
  const change = planNewAlbum(draft.id, request, changeContext(draft, first));
  const nothing = { events: [], rounds: [], payments: [], order: draft.order ?? null };
  return recordChange({ album: change.after, ...nothing }, change);
}

function applyChange(
  history: AlbumHistory,
  wanted: object,
  step: Did<'save' | 'move'>,
  draft: AlbumDraft,
): AlbumHistory {
  const isResponse = step.did === 'move' && step.to === 'Responded';
  const request = {
    actor: isResponse ? 'reviewer' : 'owner',
    uid: isResponse ? REVIEWER_UID : draft.owner,
    form: z.parse(updateAlbum.body, wanted),
    added: [],
  } as const;
  const change = applyAlbumForm(history.album, request, changeContext(draft, step));
  if (!change) throw new Error(`nothing happens to ${draft.id} at ${step.at}`);
  return recordChange(history, change);
}

function photoReferences(names: readonly string[], photos: PhotosByName): PhotoReference[] {
  return names.map((name, index) => ({ photo_id: photoIdOf(name, photos), sequence: index + 1 }));
}

function photoIdOf(name: string, photos: PhotosByName): string {
  const photo = photos.get(name);
  if (!photo) throw new Error(`there is no photo '${name}'`);
  return photo.id;
}

function changeContext(draft: AlbumDraft, { at }: AlbumStep): AlbumChangeContext {
  const { prefix, length } = ORDER_NUMBER;
  return {
    catalogue: shop,
    now: new Date(at),
    generateOrderId: () => prefix + deriveReadableCode(`order of ${draft.id}`, length),
  };
}

/** Adds the event of a change, and the review round that it starts. */
function recordChange(history: AlbumHistory, { before, after, move }: AlbumChange): AlbumHistory {
  if (!move) return { ...history, album: after };
  const { round, photo_ids, updated_at: at } = after;
  const event = toAlbumEvent(before?.status ?? null, after, move);
  const newRounds =
    move.to === 'Requested' ? [{ round, begun_at: at, photo_ids, remarks: {}, proposals: {} }] : [];
  return {
    ...history,
    album: after,
    events: [...history.events, event],
    rounds: [...history.rounds, ...newRounds],
  };
}

function payInitialAmount(history: AlbumHistory, { at }: AlbumStep): AlbumHistory {
  const { initial_due_paise: due, initial_paid_paise: paidBeforePaise } = history.album;
  const payment = { at, amountPaise: due, paidBeforePaise };
  return {
    ...history,
    album: { ...history.album, initial_paid_paise: due, updated_at: at },
    payments: [...history.payments, payment],
  };
}

/** Adds remarks to the current review round. */
function addRemarks(
  history: AlbumHistory,
  step: Did<'remark'>,
  photos: PhotosByName,
): AlbumHistory {
  const round = history.rounds.at(-1);
  if (!round) throw new Error(`${history.album.id} is not in review at ${step.at}`);
  const written = Object.entries(step.remarks).map(([name, description]) => {
    const id = photoIdOf(name, photos);
    const sequence = round.photo_ids.indexOf(id) + 1;
    if (sequence === 0) throw new Error(`'${name}' is not in this round of ${history.album.id}`);
    const remark = { sequence, description, pin: null, reply: '', by_uid: REVIEWER_UID };
    return [id, { ...remark, updated_at: step.at }] as const;
  });
  const remarks = { ...round.remarks, ...Object.fromEntries(written) };
  return { ...history, rounds: [...history.rounds.slice(0, -1), { ...round, remarks }] };
}
