import type { OutputOf } from '@smriti/shared/base/endpoint';
import { toPaise, toRupees } from '@smriti/shared/base/money';
import type { productDefinition } from '@smriti/shared/catalogue/managed/products';
import type * as z from 'zod/mini';
import type { DatabaseTransaction } from '../../platform/database/database';
import { invalidFieldsError } from '../../platform/invalid-fields';
import {
  type CatalogueData,
  type CatalogueKind,
  catalogueRecords,
  emptyCatalogue,
} from './catalogue.records';
import { defaultConfiguration } from './default-price.domain';
import { findRecord } from './writes/catalogue-writes.repository';

type Form = OutputOf<typeof productDefinition.calls.create.body>;

/** The fields that the price of the default configuration depends on. */
function pricedParts({ price, sizes, default_photos, min_photos, ...form }: Form) {
  const [paper] = form.paper_type_ids;
  const [binding] = form.binding_type_ids;
  const [lamination] = form.lamination_type_ids;
  const [cover] = form.cover_type_ids;
  return { price, sizes, paper, binding, lamination, cover, default_photos, min_photos };
}

/** Stored records of a kind with these ids, in ascending order of id. */
async function findEach<R extends { id: number }>(
  tx: DatabaseTransaction,
  of: { kind: CatalogueKind; schema: z.ZodMiniType<R> },
  ids: readonly number[],
): Promise<R[]> {
  const found = await Promise.all(ids.map((id) => findRecord(tx, of, id)));
  return found.flatMap((record) => record ?? []).toSorted((one, other) => one.id - other.id);
}

const kindAndSchema = <K extends CatalogueKind>(kind: K) => ({
  kind,
  schema: catalogueRecords[kind],
});

/** A catalogue with only the records that a form's default configuration can contain. */
async function findDefaultChoices(tx: DatabaseTransaction, form: Form): Promise<CatalogueData> {
  const { sizes, paper_type_ids, binding_type_ids, lamination_type_ids, cover_type_ids } = form;
  const [papers, bindings] = [paper_type_ids.slice(0, 1), binding_type_ids.slice(0, 1)];
  const [laminations, covers] = [lamination_type_ids.slice(0, 1), cover_type_ids.slice(0, 1)];
  return {
    ...emptyCatalogue,
    'album-sizes': await findEach(tx, kindAndSchema('album-sizes'), sizes),
    'paper-types': await findEach(tx, kindAndSchema('paper-types'), papers),
    'album-binding-types': await findEach(tx, kindAndSchema('album-binding-types'), bindings),
    'lamination-types': await findEach(tx, kindAndSchema('lamination-types'), laminations),
    'cover-types': await findEach(tx, kindAndSchema('cover-types'), covers),
  };
}

/**
 * Checks that the price of a product equals that of its default configuration, which customers pay
 * (docs/rules.md#pricing-6). A change of unrelated fields is accepted even if an option's price has changed
 * since: the console marks such products.
 * @throws AppError invalid_input for another price, or when no size has a price.
 */
export async function assertDefaultPrice(
  tx: DatabaseTransaction,
  form: Form,
  before: { form: Form } | null,
): Promise<void> {
  const isSame = (one: Form) =>
    JSON.stringify(pricedParts(one)) === JSON.stringify(pricedParts(form));
  if (before && isSame(before.form)) return;
  const { pricePaise } = defaultConfiguration(
    { data: await findDefaultChoices(tx, form) },
    { ...form, min_photos: form.min_photos ?? undefined },
  );
  if (pricePaise === null) {
    throw invalidFieldsError([
      { field: 'sizes', message: 'Please choose a size that has a price.' },
    ]);
  }
  if (pricePaise === toPaise(form.price)) return;
  const price = `₹${toRupees(pricePaise).toFixed(2)}`;
  const message = `Customers pay ${price} for the default configuration. Please set that price, or change the default configuration.`;
  throw invalidFieldsError([{ field: 'price', message }], message);
}
