import { type Rating, rating } from '@smriti/shared/catalogue/ratings';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database/database';
import { storedObject, storedTime } from '../../platform/database/stored-fields';
import type { CatalogueData } from './catalogue.records';
import {
  type CatalogueState,
  decodeBundle,
  decodeLegacyChunks,
  decodePiece,
  parseCatalogueState,
  type CataloguePiece,
  snapshotPaths,
} from './snapshot/catalogue-snapshot.records';

/** Reads for catalogue requests. */

const productRatings = storedObject({
  ratings: z.array(z.pipe(z.object({ ...rating.shape, created_at: storedTime }), rating)),
});

/** State of the current snapshot. Costs one read. */
export async function readCatalogueState(db: Database): Promise<CatalogueState> {
  return parseCatalogueState((await db.get(snapshotPaths.state))?.data);
}

/** Maximum number of pieces that are read individually instead of from the bundle. */
const MAX_PIECES_READ_SINGLY = 4;

/**
 * Pieces of the catalogue by key, or null when one no longer exists. More than MAX_PIECES_READ_SINGLY cost one read for
 * the bundle, plus one for each piece that it does not contain in the requested revision.
 */
export async function readCataloguePieces(
  db: Database,
  revisions: Readonly<Record<string, number>>,
): Promise<Map<string, CataloguePiece> | null> {
  const wanted = Object.keys(revisions);
  const bundle = wanted.length > MAX_PIECES_READ_SINGLY ? await db.get(snapshotPaths.bundle) : null;
  const pieces = bundle
    ? await decodeBundle(bundle.data, revisions)
    : new Map<string, CataloguePiece>();
  const keys = wanted.filter((key) => !pieces.has(key));
  const documents = await db.getAll(keys.map(snapshotPaths.piece));
  for (const [index, key] of keys.entries()) {
    const document = documents[index];
    if (!document) return null;
    pieces.set(key, await decodePiece(document.data));
  }
  return pieces;
}

/**
 * A catalogue that an earlier release compiled as one JSON, or null when a part of it is missing.
 * @throws when it does not match this release's schema
 */
export async function readLegacySnapshot(
  db: Database,
  version: string,
  chunks: number,
): Promise<CatalogueData | null> {
  const paths = Array.from({ length: chunks }, (_, index) => snapshotPaths.chunk(version, index));
  const documents = await db.getAll(paths);
  if (documents.includes(null)) return null;
  return decodeLegacyChunks(documents.map((document) => document?.data));
}

/** Ratings of a product, newest first. Costs one read. */
export async function readProductRatings(
  reader: Pick<Database, 'get'>,
  productId: number,
): Promise<Rating[]> {
  const document = await reader.get(`productRatings/${productId}`);
  return document ? z.parse(productRatings, document.data).ratings : [];
}
