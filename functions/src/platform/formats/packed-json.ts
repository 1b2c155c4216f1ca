import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { keepUnknownFields } from '@smriti/shared/base/unknown-fields';

/** Maximum unpacked JSON in bytes: more than the largest accepted book. */
const MAX_JSON_BYTES = 8 * 1024 * 1024;

/** Compresses a value as gzipped JSON for storage. */
export async function packJson(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(gzip)(JSON.stringify(value)));
}

/**
 * Decompresses and parses a value; unknown fields are retained.
 * @throws when the bytes do not match `schema`.
 */
export async function unpackJson<S extends z.ZodMiniType>(
  data: Uint8Array,
  schema: S,
): Promise<z.output<S>> {
  const json = await promisify(gunzip)(data, { maxOutputLength: MAX_JSON_BYTES });
  return z.parse(keepUnknownFields(schema), JSON.parse(json.toString()));
}
