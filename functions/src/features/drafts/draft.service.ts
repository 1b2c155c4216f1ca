import { isDeepStrictEqual } from 'node:util';
import * as drafts from '@smriti/shared/album/drafts';
import { collectPhotoNames, mergePhotoNames } from '@smriti/shared/album/photo-names';
import { sortedPhotoIds, type PhotoReference } from '@smriti/shared/album/photos';
import type { AnswerOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import { isSameValue } from '@smriti/shared/base/same-value';
import { mergeUnknownFields, stripUnknownFields } from '@smriti/shared/base/unknown-fields';
import { type Book, book } from '@smriti/shared/book/scene';
import * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../platform/database/database';
import type { Deps } from '../../platform/deps';
import type { IdempotencyClaim } from '../../platform/database/idempotency';
import { readableRows } from '../../platform/database/list-rows';
import {
  combinePlans,
  commitPlan,
  type Plan,
  type PlannedAnswer,
} from '../../platform/database/plan';
import type { CatalogueRecords } from '../catalogue/catalogue.domain';
import { albumBookFormat } from '../albums/album-book.domain';
import { albumCover, coverPhotoIds } from '../albums/album-cover.domain';
import { presentCover } from '../albums/album-cover.presenter';
import type { CoverRecord } from '../albums/album-cover.records';
import { findChosenRecords, listUnofferedChoices } from '../catalogue/chosen-records.domain';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { fillAlbumBookCached } from '../designs/cached-filled-books.service';
import { unpackUnsavedBook, packUnsavedBook, listUsedPhotoIds } from '../designs/design.records';
import { addPhotoNames } from '../photos/photo.presenter';
import type { UnrecordedUploads } from '../photos/photo.records';
import {
  presentOwnCovers,
  presentOwnPhotos,
  planDesignUse,
  planPhotoUse,
  runWithUploads,
} from '../photos/photo.service';
import { findUnexpiredDrafts, findOwnDraft, hasRoomForDraft } from './draft.access';
import { applyDraftContent, type DraftRecord, createDraftRecord } from './draft.records';
import { removeDraft, writeDraft } from './draft.repository';

interface Content {
  form: drafts.DraftForm;
  images: readonly PhotoReference[];
  /** The new book; undefined leaves the stored one unchanged, null removes it. */
  design?: Book | null | undefined;
}

function keptPart({ id, rev, form, updated_at, expires_at }: DraftRecord) {
  return { id, rev, form, updated_at, expires_at };
}

/** Lists the caller's drafts, most recently changed first. Reads each draft and its first photo. */
export async function listOwnDrafts(deps: Deps, uid: string): Promise<drafts.DraftSummary[]> {
  const kept = readableRows(await findUnexpiredDrafts(deps.db, uid, deps.clock.now()));
  const sorted = kept.toSorted((one, other) => other.updated_at.localeCompare(one.updated_at));
  const catalogue = await getCurrentCatalogue(deps);
  const designs = await Promise.all(
    sorted.map(async (record) => ({ record, cover: await draftCover(catalogue, record) })),
  );
  const shown = designs.flatMap(({ record: { photo_ids }, cover }) => [
    ...photo_ids.slice(0, 1),
    ...coverPhotoIds(cover),
  ]);
  const photos = new Map(
    (await presentOwnCovers(deps, uid, shown)).map((photo) => [photo.id, photo]),
  );
  return designs.map(({ record, cover }) => ({
    ...keptPart(record),
    cover: photos.get(record.photo_ids[0] ?? '') ?? null,
    drawn_cover: presentCover(
      cover,
      findChosenRecords(catalogue, record.form).product?.title ?? '',
      (id) => photos.get(id) ?? null,
    ),
    photo_count: record.photo_ids.length,
  }));
}

/** The outside of an unsaved design: of its book, or of one filled with its first photo. */
async function draftCover(catalogue: CatalogueRecords, record: DraftRecord): Promise<CoverRecord> {
  const { form, photo_ids, created_at: madeAt } = record;
  const { edge_style, title } = form;
  const canvas = edge_style && { edge_style, name: '', email: '', instructions: '' };
  const content = { ...form, canvas, photo_ids };
  const [id] = photo_ids;
  const first = { width: null, height: null, facts: null, sequence: 1 };
  const photos = id === undefined ? [] : [{ id, ...first }];
  const book =
    (await unpackUnsavedBook(record)) ??
    fillAlbumBookCached({ format: albumBookFormat(catalogue, content), photos, title, madeAt });
  return albumCover(catalogue, content, book);
}

async function presentDraft(deps: Deps, record: DraftRecord): Promise<drafts.ServerDraft> {
  const photos = await presentOwnPhotos(deps, record.user_id, record.photo_ids);
  const named = addPhotoNames(photos, record.photo_names);
  const images = named.map((photo, index) => ({ ...photo, sequence: index + 1 }));
  const tray_photos = await presentOwnPhotos(deps, record.user_id, record.tray_photo_ids);
  return { ...keptPart(record), images, design: await unpackUnsavedBook(record), tray_photos };
}

/** A draft with all its photos. @throws AppError not_found for another customer's draft. */
export async function getOwnDraft(
  deps: Deps,
  uid: string,
  id: string,
): Promise<drafts.ServerDraft> {
  return presentDraft(deps, await findOwnDraft(deps.db, uid, { id, now: deps.clock.now() }));
}

async function planNew(
  tx: DatabaseTransaction,
  deps: Deps,
  {
    record,
    design,
    uploads,
  }: { record: DraftRecord; design: Book | null; uploads: UnrecordedUploads },
): Promise<PlannedAnswer<AnswerOf<typeof drafts.createDraft>>> {
  const { id, rev, user_id } = record;
  if (!(await hasRoomForDraft(tx, user_id, deps.clock.now()))) {
    const message = `You have ${drafts.MAX_DRAFTS} unsaved designs. Save or remove one of them in My Cart first.`;
    throw new AppError('business_rule', message);
  }
  const used = listUsedPhotoIds(record);
  const photos = { used, book: design, add: used, remove: [], uploads };
  const use = await planDesignUse(tx, deps, { ownerUid: user_id, userId: id, ...photos });
  return { answer: { id, rev }, plan: combinePlans({ write: () => writeDraft(tx, record) }, use) };
}

/**
 * @throws AppError business_rule when the customer has the maximum number of drafts; also throws the errors
 *   of planDesignUse.
 */
export async function createOwnDraft(
  deps: Deps,
  uid: string,
  { form, images, design = null, idempotency }: Content & { idempotency: IdempotencyClaim | null },
): Promise<AnswerOf<typeof drafts.createDraft>> {
  const content = {
    form,
    unoffered_choices: listUnofferedChoices(await getCurrentCatalogue(deps), null, form),
    photo_ids: sortedPhotoIds(images),
    photo_names: collectPhotoNames(images),
    ...(await packUnsavedBook(design)),
  };
  const record = createDraftRecord({ id: deps.ids.id(), user_id: uid }, content, deps.clock.now());
  return runWithUploads(deps, uid, (uploads) =>
    commitPlan(deps, idempotency, drafts.createDraft.response, (tx) =>
      planNew(tx, deps, { record, design, uploads }),
    ),
  );
}

/** The draft has changed since the caller read it. Carries the current draft for the answer. */
class StaleDraft extends Error {
  constructor(readonly current: DraftRecord) {
    super('stale draft');
  }
}

interface Change extends Content {
  id: string;
  base_rev: number;
}

async function hasContent(
  record: DraftRecord,
  { form, design }: Pick<Content, 'form' | 'design'>,
  ids: readonly string[],
): Promise<boolean> {
  const isSame = isSameValue(record.form, form) && isSameValue(record.photo_ids, ids);
  if (!isSame || design === undefined) return isSame;
  return isDeepStrictEqual(await unpackUnsavedBook(record), design);
}

/** Adds to the content the stored fields that are unknown to its sender's release (docs/rules.md#api-10). */
async function withKept(before: DraftRecord, { form, design }: Pick<Content, 'form' | 'design'>) {
  return {
    form: mergeUnknownFields(drafts.draftForm, before.form, form),
    design: design && mergeUnknownFields(book, await unpackUnsavedBook(before), design),
  };
}

interface PlannedChange extends Change {
  uploads: UnrecordedUploads;
  catalogue: CatalogueRecords;
}

async function planSave(
  tx: DatabaseTransaction,
  deps: Deps,
  uid: string,
  { id, base_rev, images, uploads, catalogue, ...sent }: PlannedChange,
): Promise<PlannedAnswer<{ rev: number }>> {
  const now = deps.clock.now();
  const before = await findOwnDraft(tx, uid, { id, now });
  const ids = sortedPhotoIds(images);
  const { form, design } = await withKept(before, sent);
  // A repeated call after a lost answer: not a conflict.
  if (await hasContent(before, { form, design }, ids))
    return { answer: { rev: before.rev }, plan: null };
  if (before.rev !== base_rev) throw new StaleDraft(before);
  const photo_names = mergePhotoNames(ids, before.photo_names, collectPhotoNames(images));
  const kept = design === undefined ? before : await packUnsavedBook(design);
  const tray_photo_ids = kept.tray_photo_ids.filter((one) => !ids.includes(one));
  const unoffered_choices = listUnofferedChoices(catalogue, before, form);
  const photos = { photo_ids: ids, photo_names, tray_photo_ids };
  const content = { form, unoffered_choices, ...photos, book: kept.book };
  const after = applyDraftContent(before, content, now);
  const [had, has] = [listUsedPhotoIds(before), listUsedPhotoIds(after)];
  const use = await planDesignUse(tx, deps, {
    ownerUid: uid,
    userId: id,
    uploads,
    used: has,
    book: design,
    add: has.filter((one) => !had.includes(one)),
    remove: had.filter((one) => !has.includes(one)),
  });
  const writing = { write: () => writeDraft(tx, after) };
  return { answer: { rev: after.rev }, plan: combinePlans(writing, use) };
}

/**
 * Saves a draft based on the revision that the caller has seen.
 * @throws AppError not_found for another customer's draft; conflict, with the current draft, when it was
 *   changed elsewhere; also throws the errors of planDesignUse.
 */
export async function saveDraft(
  deps: Deps,
  uid: string,
  change: Change,
): Promise<AnswerOf<typeof drafts.updateDraft>> {
  const catalogue = await getCurrentCatalogue(deps);
  try {
    return await runWithUploads(deps, uid, (uploads) =>
      commitPlan(deps, null, drafts.updateDraft.response, (tx) =>
        planSave(tx, deps, uid, { ...change, uploads, catalogue }),
      ),
    );
  } catch (error) {
    if (!(error instanceof StaleDraft)) throw error;
    const message = 'This design was changed on another device.';
    const current = { draft: await presentDraft(deps, error.current) };
    const details = z.parse(stripUnknownFields(drafts.staleDraft), current);
    throw new AppError('conflict', message, { details, cause: error });
  }
}

/** Plans to remove a draft and unreference its photos. */
export async function planDraftRemoval(
  tx: DatabaseTransaction,
  deps: Pick<Deps, 'clock'>,
  record: DraftRecord,
): Promise<Plan> {
  const { id, user_id } = record;
  const use = { ownerUid: user_id, userId: id, add: [], remove: listUsedPhotoIds(record) };
  return combinePlans(
    { write: () => removeDraft(tx, id) },
    await planPhotoUse(tx, deps, { ...use, uploads: new Map() }),
  );
}

/** @throws AppError not_found for another customer's draft. */
export function removeOwnDraft(
  deps: Deps,
  uid: string,
  id: string,
): Promise<AnswerOf<typeof drafts.deleteDraft>> {
  return commitPlan(deps, null, drafts.deleteDraft.response, async (tx) => {
    const record = await findOwnDraft(tx, uid, { id, now: deps.clock.now() });
    return { answer: { message: 'Removed.' }, plan: await planDraftRemoval(tx, deps, record) };
  });
}
