import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { storedTime } from '../../platform/stored-fields';
import { type CatalogueData, catalogueData } from './catalogue.records';

/**
 * The compiled catalogue in Firestore: one gzip JSON in pieces, and one small document that says
 * which of the snapshots is served. docs/decisions/catalogue-snapshot.md tells how they change.
 */

/** Below the limit of 1 MiB for a document, with room for its name and field. */
const CHUNK_BYTES = 900_000;

const SNAPSHOTS = 'catalogueSnapshots';

export const snapshotPaths = {
  state: 'catalogueState/current',
  snapshots: SNAPSHOTS,
  snapshot: (version: string) => `${SNAPSHOTS}/${version}`,
  chunk: (version: string, index: number) => `${SNAPSHOTS}/${version}/chunks/${index}`,
};

const moment = z._default(z.nullable(storedTime), null);

const stateRecord = z.object({
  /** What is served; null until the first compilation. Later views have greater versions. */
  version: z._default(z.nullable(z.string()), null),
  chunks: z._default(z.int(), 0),
  compiled_at: moment,
  /** Figures that change often, such as ratings, have changed and wait for the next batch. */
  is_stale: z._default(z.boolean(), false),
  /** When a compilation was asked for that has not begun. */
  requested_at: moment,
  /** When the compilation began that has not been published yet. */
  claimed_at: moment,
});
export type CatalogueState = z.output<typeof stateRecord>;

/** Parses what catalogueState/current holds; `undefined` is a project without a catalogue. */
export function parseState(data: unknown): CatalogueState {
  return z.parse(stateRecord, data ?? {});
}

/** A snapshot: how many pieces it has, in the collection below it. */
export const storedSnapshot = z.object({ chunks: z.int() });

const chunkRecord = z.object({ data: z.instanceof(Uint8Array) });

/** A moment of Firestore's, such as when a document was changed. */
export interface Moment {
  seconds: number;
  nanoseconds: number;
}

/** The version of a view of the catalogue read at this moment: greater for later moments. */
export function versionAt({ seconds, nanoseconds }: Moment): string {
  return `${String(seconds).padStart(12, '0')}-${String(nanoseconds).padStart(9, '0')}`;
}

/** A catalogue as the documents that hold it, in order. */
export async function toChunks(data: CatalogueData): Promise<{ data: Buffer }[]> {
  const bytes = await promisify(gzip)(JSON.stringify(data));
  const count = Math.max(1, Math.ceil(bytes.length / CHUNK_BYTES));
  return Array.from({ length: count }, (_, index) => ({
    data: bytes.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
  }));
}

/** @throws when the documents do not hold a catalogue in the form of this release. */
export async function fromChunks(documents: readonly unknown[]): Promise<CatalogueData> {
  const bytes = Buffer.concat(documents.map((document) => z.parse(chunkRecord, document).data));
  const json = await promisify(gunzip)(bytes);
  return z.parse(catalogueData, JSON.parse(json.toString()));
}
