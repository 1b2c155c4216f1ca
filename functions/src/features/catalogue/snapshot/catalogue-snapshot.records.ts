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
 * The compiled catalogue in Firestore: pieces of gzip JSON, and one small document that says which
 * state each of them is in. docs/decisions/catalogue-snapshot.md tells how they change.
 */

const SNAPSHOTS = 'catalogueSnapshots';

export const snapshotPaths = {
  state: 'catalogueState/current',
  piece: (key: string) => `cataloguePieces/${key}`,
  bundle: 'cataloguePieces/all',
  changes: 'catalogueChanges',
  change: ({ kind, id }: Change) => `catalogueChanges/${kind}_${id}`,
  /** Of releases that kept the catalogue as one JSON. */
  chunk: (version: string, index: number) => `${SNAPSHOTS}/${version}/chunks/${index}`,
};

const moment = z._default(z.nullable(storedTime), null);

const stateRecord = z.object({
  /** Grows with each change of a piece; 0: not compiled in pieces yet. */
  revision: z._default(z.int(), 0),
  /** The revision of which each piece is. */
  pieces: z._default(z.record(z.string(), z.int()), {}),
  /** The bytes of each piece that the bundle holds too; null: there is none yet. */
  bundled: z._default(z.nullable(z.record(z.string(), z.int())), null),
  /** Paths of the records that the pieces lack because they are not valid, some at most. */
  rejected: z._default(z.array(z.string()), []),
  compiled_at: moment,
  /** When a compilation was asked for that has not begun. */
  requested_at: moment,
  /** Of releases that kept the catalogue as one JSON; served while there are no pieces. */
  version: z._default(z.nullable(z.string()), null),
  chunks: z._default(z.int(), 0),
});
export type CatalogueState = z.output<typeof stateRecord>;

/** Parses what catalogueState/current holds; `undefined` is a project without a catalogue. */
export function parseState(data: unknown): CatalogueState {
  return z.parse(stateRecord, data ?? {});
}

/** A document of the catalogue that has changed: its kind, and its id as Firestore has it. */
export interface Change {
  kind: CatalogueKind;
  id: string;
}

/** Where it is kept. */
export const sourcePath = ({ kind, id }: Change) => `catalogue/${kind}/items/${id}`;

/** catalogueChanges/{kind}_{id}: a change that the snapshot does not have yet. */
export const changeRecord = z.object({ kind: z.enum(CATALOGUE_KINDS), id: z.string() });

/** So many that each stays far below the limit of 1 MiB for a document with 50,000 products. */
const PRODUCT_PIECES = 64;

/** The piece that a record is in: products are spread by their ids, other kinds have one each. */
export function pieceOf({ kind, id }: Change): string {
  if (kind !== 'products') return kind;
  const number = Number(id);
  return `${kind}-${Number.isInteger(number) ? Math.abs(number) % PRODUCT_PIECES : 0}`;
}

/** @throws when no kind has such a piece. */
export function kindOfPiece(key: string): CatalogueKind {
  const kind = key.replace(/-\d+$/, '');
  return z.parse(z.enum(CATALOGUE_KINDS), kind);
}

const pieceRecord = z.object({ revision: z.int(), data: z.instanceof(Uint8Array) });

/** A record in its stored form. */
export const identified = z.looseObject({ id: z.number() });
export type Identified = z.output<typeof identified>;

/** The records of a piece in their stored form, in ascending order of id. */
export interface Piece {
  revision: number;
  records: readonly Identified[];
}

/** A piece as the document that holds it. */
export async function toPiece({ revision, records }: Piece): Promise<{
  revision: number;
  data: Buffer;
}> {
  const sorted = records.toSorted((a, b) => a.id - b.id);
  return { revision, data: await promisify(gzip)(JSON.stringify(sorted)) };
}

/** @throws when the document does not hold a piece. */
export async function fromPiece(document: unknown): Promise<Piece> {
  const { revision, data } = z.parse(pieceRecord, document);
  const json = await promisify(gunzip)(data);
  return { revision, records: z.parse(z.array(identified), JSON.parse(json.toString())) };
}

/**
 * Copies of pieces together, the small ones first, so that an instance that begins reads one document
 * instead of all of them. A copy may be older than its piece; its revision tells.
 */
const bundleRecord = z.object({ pieces: z.record(z.string(), z.unknown()) });

/** What the pieces of a bundle may have together; a document holds 1 MiB. */
const MAX_BUNDLED_BYTES = 700_000;

/**
 * Which pieces the bundle holds, once those of `written` have these bytes (0: they are gone): the small
 * ones of these first, as far as there is room.
 */
export function bundledWith(
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

/** The pieces of a bundle that are of these revisions. @throws when the document holds no pieces. */
export async function fromBundle(
  document: unknown,
  revisions: Readonly<Record<string, number>>,
): Promise<Map<string, Piece>> {
  const stored = Object.entries(z.parse(bundleRecord, document).pieces);
  const pieces = new Map<string, Piece>();
  for (const [key, data] of stored) {
    if (!(key in revisions)) continue;
    const piece = await fromPiece(data);
    if (piece.revision === revisions[key]) pieces.set(key, piece);
  }
  return pieces;
}

const chunkRecord = z.object({ data: z.instanceof(Uint8Array) });

/**
 * A catalogue of a release that kept it as one JSON.
 * @throws when the documents do not hold a catalogue in the form of this release
 */
export async function fromChunks(documents: readonly unknown[]): Promise<CatalogueData> {
  const bytes = Buffer.concat(documents.map((document) => z.parse(chunkRecord, document).data));
  const json = await promisify(gunzip)(bytes);
  return z.parse(catalogueData, JSON.parse(json.toString()));
}
