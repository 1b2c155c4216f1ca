import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';

/** How much packed JSON may unfold to: more than the largest book that is taken. */
const MAX_JSON_BYTES = 8 * 1024 * 1024;

/** A value as gzip JSON, as it is stored. */
export async function packJson(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(gzip)(JSON.stringify(value)));
}

/** @throws when the bytes do not hold what `schema` says. */
export async function unpackJson<S extends z.ZodMiniType>(
  data: Uint8Array,
  schema: S,
): Promise<z.output<S>> {
  const json = await promisify(gunzip)(data, { maxOutputLength: MAX_JSON_BYTES });
  return z.parse(schema, JSON.parse(json.toString()));
}
