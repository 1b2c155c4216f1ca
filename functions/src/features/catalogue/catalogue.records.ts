import { type CatalogueKindName, managedKinds } from '@smriti/shared/catalogue/managed-kinds';
import { withUnknownFields } from '@smriti/shared/base/unknown-fields';
import * as z from 'zod/mini';
import { storedObject } from '../../platform/database/stored-fields';

/** Catalogue records as Firestore keeps them; the schema of each kind stands with its contract. */

type Records = { [K in CatalogueKindName]: (typeof managedKinds)[K]['record'] };

/**
 * The record schema of each kind; the keys are the `kind` of catalogue/{kind}/items/{id}. What is
 * said of all kinds below derives from it. Fields of a newer release are read along
 * (docs/rules.md#api-10). TypeScript cannot see that the entries are those of the kinds.
 */
export const catalogueRecords = Object.fromEntries(
  Object.entries(managedKinds).map(([kind, { record }]) => [kind, withUnknownFields(record)]),
) as Records;

export type CatalogueKind = CatalogueKindName;
export const CATALOGUE_KINDS = z.keyof(z.object(catalogueRecords)).options;
export type CatalogueRecord<K extends CatalogueKind> = z.output<(typeof catalogueRecords)[K]>;

/** Every record of the catalogue, by kind, each list in ascending order of id. */
export type CatalogueData = { [K in CatalogueKind]: CatalogueRecord<K>[] };

/** A list of records for each kind. TypeScript cannot see that the entries are those of the kinds. */
function listsOfRecords() {
  const lists = CATALOGUE_KINDS.map((kind) => [kind, z.array(catalogueRecords[kind])]);
  return Object.fromEntries(lists) as {
    [K in CatalogueKind]: z.ZodMiniType<CatalogueRecord<K>[]>;
  };
}

export const catalogueData: z.ZodMiniType<CatalogueData> = storedObject(listsOfRecords());

/** A catalogue with nothing in it. */
export const emptyCatalogue: CatalogueData = catalogueData.parse(
  Object.fromEntries(CATALOGUE_KINDS.map((kind) => [kind, []])),
);
