import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import {
  bundledPieceSizes,
  decodeBundle,
  decodeLegacyChunks,
  decodePiece,
  pieceKind,
  parseCatalogueState,
  pieceKey,
  encodePiece,
} from './catalogue-snapshot.records';
import { CATALOGUE_KINDS } from '../catalogue.records';
import { catalogueWith, productRecord } from '../catalogue.test-data';

describe('a piece', () => {
  it('contains its records in the order of their ids', async () => {
    const records = [productRecord({ id: 12 }), productRecord({ id: 3 })];
    const piece = await encodePiece({ revision: 7, records });
    expect(await decodePiece(piece)).toEqual({ revision: 7, records: records.toReversed() });
  });

  it('is refused in another format', async () => {
    await expect(decodePiece({ data: gzipSync('[]') })).rejects.toThrow();
    await expect(decodePiece({ revision: 1, data: gzipSync('[{}]') })).rejects.toThrow();
  });

  it('returns products by id, or all records of another kind', () => {
    const keys = Array.from({ length: 1000 }, (_, id) =>
      pieceKey({ kind: 'products', id: `${id}` }),
    );
    expect(new Set(keys).size).toBe(64);
    expect(new Set(keys.map(pieceKind))).toEqual(new Set(['products']));
    for (const kind of CATALOGUE_KINDS)
      expect(pieceKind(pieceKey({ kind, id: '28126146' }))).toBe(kind);
    expect(pieceKey({ kind: 'products', id: 'text' })).toBe('products-0');
    expect(() => pieceKind('posters-1')).toThrow();
  });
});

describe('the bundle', () => {
  it('contains the small pieces first, and never exceeds a document', () => {
    const written = new Map([
      ['a', 400_000],
      ['b', 300_000],
      ['c', 200_000],
      ['d', 0],
    ]);
    expect(bundledPieceSizes({}, written)).toEqual({ c: 200_000, b: 300_000 });
    expect(bundledPieceSizes({ a: 400_000, c: 500 }, new Map([['c', 250_000]]))).toEqual({
      a: 400_000,
      c: 250_000,
    });
    expect(bundledPieceSizes({ a: 400_000, c: 500 }, new Map([['c', 350_000]]))).toEqual({
      a: 400_000,
    });
    expect(bundledPieceSizes({ a: 400_000, c: 500 }, new Map([['a', 0]]))).toEqual({ c: 500 });
  });

  it('returns the pieces of the requested revision', async () => {
    const records = [productRecord({ id: 1 })];
    const pieces = {
      frames: await encodePiece({ revision: 3, records }),
      banners: await encodePiece({ revision: 3, records }),
      categories: await encodePiece({ revision: 3, records }),
    };
    const found = await decodeBundle({ pieces }, { frames: 3, banners: 4 });
    expect(found).toEqual(new Map([['frames', { revision: 3, records }]]));
    await expect(decodeBundle({}, { frames: 3 })).rejects.toThrow();
  });
});

it('parses the catalogue of earlier releases from its chunks', async () => {
  const data = catalogueWith({ products: [productRecord({ id: 1 })] });
  const bytes = gzipSync(JSON.stringify(data));
  const chunks = [{ data: bytes.subarray(0, 40) }, { data: bytes.subarray(40) }];
  expect(await decodeLegacyChunks(chunks)).toEqual(data);
  await expect(decodeLegacyChunks(chunks.slice(0, 1))).rejects.toThrow();
});

describe('parseState', () => {
  it('returns an empty state for a project without a catalogue', () => {
    expect(parseCatalogueState(undefined)).toMatchObject({
      version: null,
      revision: 0,
      pieces: {},
    });
  });

  it('refuses malformed states', () => {
    expect(() => parseCatalogueState({ revision: 'one' })).toThrow();
  });
});
