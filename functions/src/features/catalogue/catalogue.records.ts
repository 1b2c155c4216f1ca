import { type CatalogueKindName, kindDefinitions } from '@smriti/shared/catalogue/kind-definitions';
import { keepUnknownFields } from '@smriti/shared/base/unknown-fields';
import * as z from 'zod/mini';
import { storedObject } from '../../platform/database/stored-fields';

/** Catalogue records as stored in Firestore; the contract of each kind contains its schema. */

type Records = { [K in CatalogueKindName]: (typeof kindDefinitions)[K]['record'] };

/**
 * Record schema of each kind; the keys are the `kind` of catalogue/{kind}/items/{id}. The types below are
 * derived from it. Fields of newer releases are retained (docs/rules.md#api-10). TypeScript cannot infer that the
 * entries are those of the kinds.
 */
export const catalogueRecords = Object.fromEntries(
  Object.entries(kindDefinitions).map(([kind, { record }]) => [kind, keepUnknownFields(record)]),
) as Records;

export type CatalogueKind = CatalogueKindName;
export const CATALOGUE_KINDS = z.keyof(z.object(catalogueRecords)).options;
export type CatalogueRecord<K extends CatalogueKind> = z.output<(typeof catalogueRecords)[K]>;

/** All records of the catalogue by kind, each list in ascending order of id. */
export type CatalogueData = { [K in CatalogueKind]: CatalogueRecord<K>[] };

/** A list schema for each kind. TypeScript cannot infer that the entries are those of the kinds. */
function listsOfRecords() {
  const lists = CATALOGUE_KINDS.map((kind) => [kind, z.array(catalogueRecords[kind])]);
  return Object.fromEntries(lists) as {
    [K in CatalogueKind]: z.ZodMiniType<CatalogueRecord<K>[]>;
  };
}

export const catalogueData: z.ZodMiniType<CatalogueData> = storedObject(listsOfRecords());

export const emptyCatalogue: CatalogueData = catalogueData.parse(
  Object.fromEntries(CATALOGUE_KINDS.map((kind) => [kind, []])),
);
