import type { Book } from '@smriti/shared/book/scene';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';
import { type Design, designRecord, reviewRoundBookRecord, unpackBook } from './design.records';

const designPath = (albumId: string) => `albums/${albumId}/design/current`;
const frozenPath = (albumId: string, round: number) =>
  `albums/${albumId}/design/${String(round).padStart(4, '0')}`;

/** The stored design of an album, or null. */
export async function findDesign(
  reader: Pick<Database, 'get'>,
  albumId: string,
): Promise<Design | null> {
  const document = await reader.get(designPath(albumId));
  if (!document) return null;
  const { data, ...revisions } = z.parse(designRecord, document.data);
  return { ...revisions, book: await unpackBook(data) };
}

/** Creates or replaces a design; `data` is its packed book. */
export function writeDesign(
  tx: Pick<DatabaseTransaction, 'set'>,
  albumId: string,
  design: Design,
  data: Uint8Array,
): void {
  const record: Record<string, unknown> = { ...design, data };
  delete record['book'];
  tx.set(designPath(albumId), record);
}

/** The book of a round, or null; rounds of earlier releases have none. */
export async function findReviewRoundBook(
  reader: Pick<Database, 'get'>,
  albumId: string,
  round: number,
): Promise<{ hash: string; book: Book } | null> {
  const document = await reader.get(frozenPath(albumId, round));
  if (!document) return null;
  const { hash, data } = z.parse(reviewRoundBookRecord, document.data);
  return { hash, book: await unpackBook(data) };
}

/** Stores a book as it was requested or approved. */
export function writeReviewRoundBook(
  tx: Pick<DatabaseTransaction, 'set'>,
  albumId: string,
  frozen: z.output<typeof reviewRoundBookRecord>,
): void {
  tx.set(frozenPath(albumId, frozen.round), frozen);
}

/** Deletes the design of an album and the books of its rounds. Costs no reads. */
export function removeDesigns(
  tx: Pick<DatabaseTransaction, 'delete'>,
  albumId: string,
  rounds: number,
): void {
  tx.delete(designPath(albumId));
  for (let round = 1; round <= rounds; round += 1) tx.delete(frozenPath(albumId, round));
}
