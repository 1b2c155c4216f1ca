import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { mergeUnknownFields, stripUnknownFields, keepUnknownFields } from './unknown-fields';

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
  const stored = keepUnknownFields(spread);

  it('keeps them at any depth, and parses its own fields as before', () => {
    expect(stored.parse(ofTheFuture)).toEqual({
      ...ofTheFuture,
      items: [ofTheFuture.items[0], { type: 'text', words: 'GOA', tilt: 4 }],
      tray: [],
    });
  });

  it('refuses the same values of its own fields', () => {
    expect(stored.safeParse({ ...known, id: 'long' }).success).toBe(false);
    expect(stored.safeParse({ ...known, items: [{ type: 'film' }] }).success).toBe(false);
    expect(stored.safeParse({ ...known, items: Array(3).fill(known.items[0]) }).success).toBe(
      false,
    );
  });

  it('creates separate default values for each record', () => {
    const [one, other] = [stored.parse(known), stored.parse(known)];
    one.tray.push('p1');
    expect(other.tray).toEqual([]);
  });

  it('leaves the original schema strict, and is created once for it', () => {
    expect(spread.safeParse(ofTheFuture).success).toBe(false);
    expect(keepUnknownFields(spread)).toBe(stored);
    expect(keepUnknownFields(stored)).toBe(stored);
  });

  it('does not add unknown fields to its type', () => {
    expectTypeOf<z.output<typeof stored>>().toEqualTypeOf<z.output<typeof spread>>();
  });
});

describe('a schema without unknown fields', () => {
  it('removes what a strict one refuses, at any depth', () => {
    expect(stripUnknownFields(spread).parse(ofTheFuture)).toEqual(read);
  });

  it('removes the unknown fields of a parsed record', () => {
    const stored = keepUnknownFields(spread);
    expect(stripUnknownFields(stored).parse(ofTheFuture)).toEqual(read);
  });

  it('is the schema itself if no part of it is strict', () => {
    const answer = z.object({ pins: z.array(z.object({ x: z.number() })) });
    expect(stripUnknownFields(answer)).toBe(answer);
  });
});

describe('a record that was changed without its unknown fields', () => {
  const part = z.strictObject({ id: z.string(), words: z.string() });
  const day = z.strictObject({ day: z.number() });
  const page = z.strictObject({
    parts: z.array(z.union([z.extend(part, { id: z.literal('a') }), part])),
    days: z._default(z.array(day), []),
    look: z.optional(z.nullable(z.strictObject({ paper: z.string() }))),
    pins: z.record(z.string(), z.strictObject({ x: z.number() })),
  });
  const before = {
    glue: 'strong',
    parts: [
      { id: 'a', words: 'goa', glow: 1 },
      { id: 'b', words: 'ooty', glow: 2 },
    ],
    days: [
      { day: 1, moon: 'new' },
      { day: 2, moon: 'full' },
    ],
    look: { paper: 'silk', sheen: true },
    pins: { one: { x: 1, y: 1 }, two: { x: 2, y: 2 } },
  };
  const known = stripUnknownFields(page).parse(before);
  const kept = (change: Partial<typeof known>) =>
    mergeUnknownFields(page, before, { ...known, ...change });

  it('gets them back in unchanged parts', () => {
    expect(kept({})).toEqual(before);
  });

  it('gets them back in changed, moved and kept parts, but not in removed ones', () => {
    const [a, b] = before.parts;
    const parts = [
      { id: 'c', words: 'pune' },
      { id: 'b', words: 'mysore' },
      { id: 'a', words: 'goa' },
    ];
    expect(kept({ parts }).parts).toEqual([parts[0], { ...b, words: 'mysore' }, a]);
    expect(kept({ look: { paper: 'matt' } }).look).toEqual({ paper: 'matt', sheen: true });
    expect(kept({ look: null }).look).toBeNull();
    expect(kept({ pins: { two: { x: 9 }, three: { x: 3 } } }).pins).toEqual({
      two: { x: 9, y: 2 },
      three: { x: 3 },
    });
  });

  it('matches elements without an id by their content or position', () => {
    expect(kept({ days: [{ day: 2 }] }).days).toEqual([{ day: 2, moon: 'full' }]);
    expect(kept({ days: [{ day: 1 }, { day: 3 }] }).days).toEqual([
      { day: 1, moon: 'new' },
      { day: 3, moon: 'full' },
    ]);
    expect(kept({ days: [{ day: 7 }] }).days).toEqual([{ day: 7 }]);
  });

  it('is unchanged if there was none before', () => {
    expect(mergeUnknownFields(page, null, known)).toEqual(known);
  });
});
