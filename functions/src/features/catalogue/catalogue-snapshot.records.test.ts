import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { fromChunks, parseState, toChunks, versionAt } from './catalogue-snapshot.records';
import { catalogueWith, productRecord } from './catalogue.test-data';

describe('chunks', () => {
  it('hold the catalogue', async () => {
    const data = catalogueWith({ products: [productRecord({ id: 1 })] });
    const chunks = await toChunks(data);
    expect(chunks).toHaveLength(1);
    expect(await fromChunks(chunks)).toEqual(data);
  });

  it('stay below the limit of a document', async () => {
    const products = Array.from({ length: 4 }, (_, index) =>
      productRecord({ id: index + 1, description: randomBytes(600_000).toString('base64') }),
    );
    const chunks = await toChunks(catalogueWith({ products }));
    expect(chunks.length).toBeGreaterThan(2);
    for (const { data } of chunks) expect(data.length).toBeLessThanOrEqual(900_000);
    expect((await fromChunks(chunks)).products).toEqual(products);
  });

  it('are refused when a part is missing or not of this form', async () => {
    const products = [productRecord({ id: 1, description: randomBytes(900_000).toString('hex') })];
    const chunks = await toChunks(catalogueWith({ products }));
    expect(chunks.length).toBeGreaterThan(1);
    await expect(fromChunks(chunks.slice(0, -1))).rejects.toThrow();
    await expect(fromChunks([{ other: 1 }])).rejects.toThrow();
  });
});

describe('parseState', () => {
  it('reads a project without a catalogue as empty', () => {
    expect(parseState(undefined)).toMatchObject({ version: null, is_stale: false });
  });

  it('refuses what is no state', () => {
    expect(() => parseState({ version: 7 })).toThrow();
  });
});

describe('versionAt', () => {
  it('is greater for later moments, to the nanosecond', () => {
    const moments = [
      new Timestamp(9, 999_999_999),
      new Timestamp(1_700_000_000, 5),
      new Timestamp(1_700_000_000, 40),
      new Timestamp(10_000_000_000, 0),
    ];
    const versions = moments.map(versionAt);
    expect(versions.toSorted()).toEqual(versions);
    expect(new Set(versions).size).toBe(versions.length);
  });
});
