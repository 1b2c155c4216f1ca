import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepUnknownFields } from '@smriti/shared/base/unknown-fields';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { storedObject, storedTime } from './stored-fields';

const FEATURES = join(import.meta.dirname, '../../features');
const files = readdirSync(FEATURES, { recursive: true, encoding: 'utf8' });
const records = files.filter((file) => file.endsWith('.records.ts'));

it('keeps fields of a newer release, with times as they are stored', () => {
  const at = Timestamp.fromMillis(0);
  const record = storedObject({ at: storedTime, notes: z.array(storedObject({ at: storedTime })) });
  expect(record.parse({ at, seen: at, notes: [{ at, by: 'asha' }] })).toEqual({
    at: '1970-01-01T00:00:00.000Z',
    seen: at,
    notes: [{ at: '1970-01-01T00:00:00.000Z', by: 'asha' }],
  });
});

it.each(records)('every schema of %s keeps unknown fields', async (file) => {
  const module: unknown = await import(/* @vite-ignore */ join(FEATURES, file));
  const exported = Object.values(z.looseObject({}).parse(module));
  const objects = exported.flatMap((one) => (one instanceof z.ZodMiniObject ? [one] : []));
  // Schemas of whole documents keep unknown fields and return themselves; `z.object` schemas of parts
  // drop unknown fields.
  const isStrict = (schema: z.ZodMiniObject) => schema._zod.def.catchall !== undefined;
  for (const schema of objects.filter(isStrict)) expect(keepUnknownFields(schema)).toBe(schema);
});

it('no repository reads a record with a strict schema', () => {
  const stored = files.filter((file) => /[.](records|repository)[.]ts$/.test(file));
  const strict = stored.filter((file) =>
    readFileSync(join(FEATURES, file), 'utf8').includes('strictObject'),
  );
  expect(strict).toEqual([]);
});
