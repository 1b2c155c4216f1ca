import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { withoutUnknownFields, withUnknownFields } from './unknown-fields';

const upperCase = z.pipe(
  z.string(),
  z.transform((text) => text.toUpperCase()),
);
const frame = z.strictObject({ type: z.literal('frame'), photo: z.nullable(z.string()) });
const text = z.strictObject({ type: z.literal('text'), words: upperCase });
const spread = z.strictObject({
  id: z.string().check(z.maxLength(3)),
  items: z.array(z.discriminatedUnion('type', [frame, text])).check(z.maxLength(2)),
  tray: z._default(z.array(z.string()), []),
  look: z.optional(z.strictObject({ paper: z.string() })),
  pins: z.record(z.string(), z.object({ x: z.number() })),
});

const known = {
  id: 's1',
  items: [
    { type: 'frame', photo: null },
    { type: 'text', words: 'goa' },
  ],
  look: { paper: 'silk' },
  pins: { a: { x: 1 } },
};
const ofTheFuture = {
  ...known,
  glue: 'strong',
  items: [
    { type: 'frame', photo: null, glow: { depth: 2 } },
    { type: 'text', words: 'goa', tilt: 4 },
  ],
  look: { paper: 'silk', sheen: true },
  pins: { a: { x: 1, y: 2 } },
};
const read = { ...known, items: [known.items[0], { type: 'text', words: 'GOA' }], tray: [] };

describe('a schema with unknown fields', () => {
  const stored = withUnknownFields(spread);

  it('reads them along at any depth, and its own fields as before', () => {
    expect(stored.parse(ofTheFuture)).toEqual({
      ...ofTheFuture,
      items: [ofTheFuture.items[0], { type: 'text', words: 'GOA', tilt: 4 }],
      tray: [],
    });
  });

  it('refuses what it refused of its own fields', () => {
    expect(stored.safeParse({ ...known, id: 'long' }).success).toBe(false);
    expect(stored.safeParse({ ...known, items: [{ type: 'film' }] }).success).toBe(false);
    expect(stored.safeParse({ ...known, items: Array(3).fill(known.items[0]) }).success).toBe(
      false,
    );
  });

  it('gives each record a default of its own', () => {
    const [one, other] = [stored.parse(known), stored.parse(known)];
    one.tray.push('p1');
    expect(other.tray).toEqual([]);
  });

  it('leaves the schema that it was made of strict, and is its own remake', () => {
    expect(spread.safeParse(ofTheFuture).success).toBe(false);
    expect(withUnknownFields(spread)).toBe(stored);
    expect(withUnknownFields(stored)).toBe(stored);
  });

  it('names no other fields in its type', () => {
    expectTypeOf<z.output<typeof stored>>().toEqualTypeOf<z.output<typeof spread>>();
  });
});

describe('a schema without unknown fields', () => {
  it('leaves out what a strict one refuses, at any depth', () => {
    expect(withoutUnknownFields(spread).parse(ofTheFuture)).toEqual(read);
  });

  it('leaves out what a record was read with', () => {
    const stored = withUnknownFields(spread);
    expect(withoutUnknownFields(stored).parse(ofTheFuture)).toEqual(read);
  });

  it('is the schema itself where nothing in it is strict', () => {
    const answer = z.object({ pins: z.array(z.object({ x: z.number() })) });
    expect(withoutUnknownFields(answer)).toBe(answer);
  });
});
