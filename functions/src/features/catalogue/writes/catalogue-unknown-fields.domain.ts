import { mergeUnknownFields, stripUnknownFields } from '@smriti/shared/base/unknown-fields';
import * as z from 'zod/mini';

type CatalogueRecord = Record<string, unknown>;

/**
 * A record with only the fields that this release knows; a newer one may have stored more
 * (docs/rules.md#api-10).
 */
export function dropUnknownFields<R extends CatalogueRecord>(
  schema: z.ZodMiniType<R>,
  stored: R,
): R {
  return z.parse(stripUnknownFields(schema), stored);
}

/**
 * A changed record with the unknown fields of its stored version, including those in `hi` when its texts are
 * removed.
 */
export function restoreUnknownFields<R extends CatalogueRecord>(
  schema: z.ZodMiniType<R>,
  stored: R,
  changed: CatalogueRecord,
): R {
  const { hi, ...others } = mergeUnknownFields<z.ZodMiniType<CatalogueRecord>>(schema, stored, {
    hi: {},
    ...changed,
  });
  const hasTexts = Object.keys(Object(hi) as object).length > 0;
  return z.parse(schema, { ...others, ...(hasTexts && { hi }) });
}
