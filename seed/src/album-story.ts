import { createAlbum, updateAlbum } from '@smriti/shared/album/albums';
import type { PhotoReference } from '@smriti/shared/album/photos';
import type { Paise } from '@smriti/shared/base/money';
import { ORDER_NUMBER } from '@smriti/shared/order/orders';
import * as z from 'zod/mini';
import {
  type AlbumChange,
  changedAlbum,
  type Context,
  newAlbum,
} from '../../functions/src/features/albums/album-change.domain.ts';
import type {
  AlbumEventRecord,
  AlbumRecord,
} from '../../functions/src/features/albums/album.records.ts';
import { eventOf } from '../../functions/src/features/albums/album.states.ts';
import { prepareCatalogue } from '../../functions/src/features/catalogue/catalogue.service.ts';
import { placedAlbum } from '../../functions/src/features/orders/checkout/order-placing.domain.ts';
import type { RoundRecord } from '../../functions/src/features/reviews/round.records.ts';
import type { AlbumDraft, OrderStory, Step } from './data/albums/album-draft.ts';
import { catalogue } from './data/catalogue.ts';
import { fixedCode, REVIEWER } from './data/fixed-values.ts';
import type { StoredPhoto } from './photos-to-store.ts';

/** Photos of an album's owner, by what the album calls them. */
export type PhotosByName = ReadonlyMap<string, Pick<StoredPhoto, 'id' | 'width' | 'height'>>;

/** A demo album as its story leaves it. */
export interface ToldAlbum {
  album: AlbumRecord;
  /** Every move, oldest first. */
  events: AlbumEventRecord[];
  /** Every round of review, oldest first. */
  rounds: RoundRecord[];
  /** The initial payments that were made. */
  payments: { at: string; amountPaise: Paise; paidBeforePaise: Paise }[];
  /** What became of its order; null while that is Pending. */
  order: OrderStory | null;
}

type Did<D extends Step['did']> = Extract<Step, { did: D }>;

const shop = prepareCatalogue(catalogue);

/**
 * Tells the story of an album to its end, by the rules that the shop itself goes by.
 * @throws AppError when a step is one that the shop refuses
 */
export function tellAlbum(draft: AlbumDraft, photos: PhotosByName): ToldAlbum {
  const [first, ...rest] = draft.story;
  const told = rest.reduce(
    (before, step) => happened(before, step, draft, photos),
    begun(draft, first, photos),
  );
  const { album, order } = told;
  return order ? { ...told, album: placedAlbum(album, new Date(order.placed)) } : told;
}

function happened(told: ToldAlbum, step: Step, draft: AlbumDraft, photos: PhotosByName): ToldAlbum {
  switch (step.did) {
    case 'save':
      return changed(told, { images: placed(step.photos, photos) }, step, draft);
    case 'move':
      return changed(told, { status: step.to, note: step.note }, step, draft);
    case 'pay':
      return paid(told, step);
    case 'remark':
      return remarked(told, step, photos);
  }
}

/** The first save, by the form that such a design comes from. */
function begun(draft: AlbumDraft, first: Step, photos: PhotosByName): ToldAlbum {
  if (first.did !== 'save') throw new Error(`${draft.id} is not saved first`);
  const { begins, canvas, choices, owner, orientation, product_id, product_type, title } = draft;
  const form = z.parse(createAlbum.body, {
    ...choices,
    ...canvas,
    title,
    product_id,
    product_type,
    orientation,
    quantity: draft.quantity,
    status: begins,
    images: placed(first.photos, photos),
  });
  const request = { actor: 'owner', uid: owner, form, added: [] } as const;
  const change = newAlbum(draft.id, request, contextOf(draft, first));
  const nothing = { events: [], rounds: [], payments: [], order: draft.order ?? null };
  return noted({ album: change.after, ...nothing }, change);
}

function changed(
  told: ToldAlbum,
  wanted: object,
  step: Did<'save' | 'move'>,
  draft: AlbumDraft,
): ToldAlbum {
  const isResponse = step.did === 'move' && step.to === 'Responded';
  const request = {
    actor: isResponse ? 'reviewer' : 'owner',
    uid: isResponse ? REVIEWER : draft.owner,
    form: z.parse(updateAlbum.body, wanted),
    added: [],
  } as const;
  const change = changedAlbum(told.album, request, contextOf(draft, step));
  if (!change) throw new Error(`nothing happens to ${draft.id} at ${step.at}`);
  return noted(told, change);
}

function placed(names: readonly string[], photos: PhotosByName): PhotoReference[] {
  return names.map((name, index) => ({ photo_id: idOf(name, photos), sequence: index + 1 }));
}

function idOf(name: string, photos: PhotosByName): string {
  const photo = photos.get(name);
  if (!photo) throw new Error(`there is no photo '${name}'`);
  return photo.id;
}

function contextOf(draft: AlbumDraft, { at }: Step): Context {
  const { prefix, length } = ORDER_NUMBER;
  return {
    catalogue: shop,
    now: new Date(at),
    newOrderId: () => prefix + fixedCode(`order of ${draft.id}`, length),
  };
}

/** Adds what the shop notes of a change: the move, and the round of review that it begins. */
function noted(told: ToldAlbum, { before, after, move }: AlbumChange): ToldAlbum {
  if (!move) return { ...told, album: after };
  const { round, photo_ids, updated_at: at } = after;
  const event = eventOf(before?.status ?? null, after, move);
  const begins =
    move.to === 'Requested' ? [{ round, begun_at: at, photo_ids, remarks: {}, proposals: {} }] : [];
  return {
    ...told,
    album: after,
    events: [...told.events, event],
    rounds: [...told.rounds, ...begins],
  };
}

function paid(told: ToldAlbum, { at }: Step): ToldAlbum {
  const { initial_due_paise: due, initial_paid_paise: paidBeforePaise } = told.album;
  const payment = { at, amountPaise: due, paidBeforePaise };
  return {
    ...told,
    album: { ...told.album, initial_paid_paise: due, updated_at: at },
    payments: [...told.payments, payment],
  };
}

/** The remarks are written into the round that is open. */
function remarked(told: ToldAlbum, step: Did<'remark'>, photos: PhotosByName): ToldAlbum {
  const round = told.rounds.at(-1);
  if (!round) throw new Error(`${told.album.id} is not in review at ${step.at}`);
  const written = Object.entries(step.remarks).map(([name, description]) => {
    const id = idOf(name, photos);
    const sequence = round.photo_ids.indexOf(id) + 1;
    if (sequence === 0) throw new Error(`'${name}' is not in this round of ${told.album.id}`);
    const remark = { sequence, description, pin: null, reply: '', by_uid: REVIEWER };
    return [id, { ...remark, updated_at: step.at }] as const;
  });
  const remarks = { ...round.remarks, ...Object.fromEntries(written) };
  return { ...told, rounds: [...told.rounds.slice(0, -1), { ...round, remarks }] };
}
