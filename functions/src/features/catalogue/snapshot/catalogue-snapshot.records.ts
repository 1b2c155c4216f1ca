import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { storedTime } from '../../../platform/database/stored-fields';
import {
  CATALOGUE_KINDS,
  type CatalogueData,
  catalogueData,
  type CatalogueKind,
} from '../catalogue.records';

/**
 * The compiled catalogue in Firestore: pieces of gzipped JSON, and a small state document with the revision
 * of each piece. docs/decisions/catalogue-snapshot.md explains how they change.
 */

const SNAPSHOTS = 'catalogueSnapshots';

export const snapshotPaths = {
  state: 'catalogueState/current',
  piece: (key: string) => `cataloguePieces/${key}`,
  bundle: 'cataloguePieces/all',
  changes: 'catalogueChanges',
  change: ({ kind, id }: CatalogueChange) => `catalogueChanges/${kind}_${id}`,
  /** Written by releases that stored the catalogue as one JSON. */
  chunk: (version: string, index: number) => `${SNAPSHOTS}/${version}/chunks/${index}`,
};

const moment = z._default(z.nullable(storedTime), null);

const stateRecord = z.object({
  /** Incremented by each change of a piece; 0: not compiled into pieces yet. */
  revision: z._default(z.int(), 0),
  pieces: z._default(z.record(z.string(), z.int()), {}),
  /** Size in bytes of each piece in the bundle; null: there is no bundle yet. */
  bundled: z._default(z.nullable(z.record(z.string(), z.int())), null),
  /** Paths of invalid records left out of the pieces, up to a limit. */
  rejected: z._default(z.array(z.string()), []),
  compiled_at: moment,
  /** Time of a request for a compilation that has not started; null if none. */
  requested_at: moment,
  /** Written by releases that stored the catalogue as one JSON; used while there are no pieces. */
  version: z._default(z.nullable(z.string()), null),
  chunks: z._default(z.int(), 0),
});
export type CatalogueState = z.output<typeof stateRecord>;

/** Parses catalogueState/current; `undefined` is a project without a catalogue. */
export function parseCatalogueState(data: unknown): CatalogueState {
  return z.parse(stateRecord, data ?? {});
}

/** A changed document of the catalogue: its kind, and its Firestore id. */
export interface CatalogueChange {
  kind: CatalogueKind;
  id: string;
}

export const catalogueRecordPath = ({ kind, id }: CatalogueChange) =>
  `catalogue/${kind}/items/${id}`;

/** catalogueChanges/{kind}_{id}: a change that is not in the snapshot yet. */
export const pendingChangeRecord = z.object({ kind: z.enum(CATALOGUE_KINDS), id: z.string() });

/** Number of pieces for products: with 50,000 products, each stays far below the document limit of 1 MiB. */
const PRODUCT_PIECES = 64;

/** Key of the snapshot piece with a record: products are distributed by id, other kinds have one piece each. */
export function pieceKey({ kind, id }: CatalogueChange): string {
  if (kind !== 'products') return kind;
  const number = Number(id);
  return `${kind}-${Number.isInteger(number) ? Math.abs(number) % PRODUCT_PIECES : 0}`;
}

/** @throws when the key belongs to no kind. */
export function pieceKind(key: string): CatalogueKind {
  const kind = key.replace(/-\d+$/, '');
  return z.parse(z.enum(CATALOGUE_KINDS), kind);
}

const pieceRecord = z.object({ revision: z.int(), data: z.instanceof(Uint8Array) });

/** A stored record of any kind; only its id is checked. */
export const recordWithId = z.looseObject({ id: z.number() });
export type RecordWithId = z.output<typeof recordWithId>;

/** Records of a piece in stored form, in ascending order of id. */
export interface CataloguePiece {
  revision: number;
  records: readonly RecordWithId[];
}

/** Converts a piece to its document. */
export async function encodePiece({ revision, records }: CataloguePiece): Promise<{
  revision: number;
  data: Buffer;
}> {
  const sorted = records.toSorted((a, b) => a.id - b.id);
  return { revision, data: await promisify(gzip)(JSON.stringify(sorted)) };
}

/** Parses the document of a piece. @throws when it is not a piece. */
export async function decodePiece(document: unknown): Promise<CataloguePiece> {
  const { revision, data } = z.parse(pieceRecord, document);
  const json = await promisify(gunzip)(data);
  return { revision, records: z.parse(z.array(recordWithId), JSON.parse(json.toString())) };
}

/**
 * Bundle of copies of pieces, preferably small ones, so that a new instance reads one document instead of all
 * pieces. A copy may be outdated, which its revision shows.
 */
const bundleRecord = z.object({ pieces: z.record(z.string(), z.unknown()) });

/** Maximum size in bytes of the pieces in a bundle; a document is limited to 1 MiB. */
const MAX_BUNDLED_BYTES = 700_000;

/**
 * Sizes of the pieces in the bundle after a write; a written size of 0 deletes the piece. Smaller pieces are
 * added first, as long as there is room.
 */
export function bundledPieceSizes(
  before: Readonly<Record<string, number>>,
  written: ReadonlyMap<string, number>,
): Record<string, number> {
  const kept = Object.entries(before).filter(([key]) => !written.has(key));
  let room = MAX_BUNDLED_BYTES - kept.reduce((sum, [, bytes]) => sum + bytes, 0);
  const added = [...written]
    .toSorted(([, one], [, other]) => one - other)
    .filter(([, bytes]) => {
      const fits = bytes > 0 && bytes <= room;
      if (fits) room -= bytes;
      return fits;
    });
  return Object.fromEntries([...kept, ...added]);
}

/** The pieces of a bundle with these revisions. @throws when the document is not a bundle. */
export async function decodeBundle(
  document: unknown,
  revisions: Readonly<Record<string, number>>,
): Promise<Map<string, CataloguePiece>> {
  const stored = Object.entries(z.parse(bundleRecord, document).pieces);
  const pieces = new Map<string, CataloguePiece>();
  for (const [key, data] of stored) {
    if (!(key in revisions)) continue;
    const piece = await decodePiece(data);
    if (piece.revision === revisions[key]) pieces.set(key, piece);
  }
  return pieces;
}

const chunkRecord = z.object({ data: z.instanceof(Uint8Array) });

/**
 * Parses a catalogue that an earlier release stored as one JSON.
 * @throws when the documents do not match this release's schema
 */
export async function decodeLegacyChunks(documents: readonly unknown[]): Promise<CatalogueData> {
  const bytes = Buffer.concat(documents.map((document) => z.parse(chunkRecord, document).data));
  const json = await promisify(gunzip)(bytes);
  return z.parse(catalogueData, JSON.parse(json.toString()));
}
