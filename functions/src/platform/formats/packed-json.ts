import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod/mini';
import { withUnknownFields } from '@smriti/shared/base/unknown-fields';

/** How much packed JSON may unfold to: more than the largest book that is taken. */
const MAX_JSON_BYTES = 8 * 1024 * 1024;

/** A value as gzip JSON, as it is stored. */
export async function packJson(value: unknown): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await promisify(gzip)(JSON.stringify(value)));
}

/** Fields that `schema` does not name are read along. @throws when the bytes do not hold what it says. */
export async function unpackJson<S extends z.ZodMiniType>(
  data: Uint8Array,
  schema: S,
): Promise<z.output<S>> {
  const json = await promisify(gunzip)(data, { maxOutputLength: MAX_JSON_BYTES });
  return z.parse(withUnknownFields(schema), JSON.parse(json.toString()));
}
