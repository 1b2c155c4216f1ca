import type { DatabaseTransaction, StoredDocument } from '../../../platform/database/database';
import type { Use } from './catalogue-uses.domain';

/** How many of each sort are named; one more is read to know whether there are more. */
const NAMED = 5;
const READ = NAMED + 1;

const PRODUCTS = 'catalogue/products/items';
const SETTINGS = 'catalogue/initial-payments/items';
const ALBUMS = 'albums';

type Finder = (tx: DatabaseTransaction, id: number) => Promise<StoredDocument[]>;

/**
 * What may name a record of another kind, by the field in which it does. Placed albums count, for
 * reprints; a guest's draft does not: anyone can have one without an account, and it asks again for
 * a choice that is gone. Orders keep copies of what they name.
 */
const FINDERS = {
  products: {
    type: (tx, id) => tx.find(PRODUCTS, (all) => all.where('type', '==', id).limit(READ)),
    category_id: (tx, id) =>
      tx.find(PRODUCTS, (all) => all.where('category_id', '==', id).limit(READ)),
    sizes: (tx, id) =>
      tx.find(PRODUCTS, (all) => all.where('sizes', 'array-contains', id).limit(READ)),
    paper_type_ids: (tx, id) =>
      tx.find(PRODUCTS, (all) => all.where('paper_type_ids', 'array-contains', id).limit(READ)),
    binding_type_ids: (tx, id) =>
      tx.find(PRODUCTS, (all) => all.where('binding_type_ids', 'array-contains', id).limit(READ)),
    lamination_type_ids: (tx, id) =>
      tx.find(PRODUCTS, (all) =>
        all.where('lamination_type_ids', 'array-contains', id).limit(READ),
      ),
    cover_type_ids: (tx, id) =>
      tx.find(PRODUCTS, (all) => all.where('cover_type_ids', 'array-contains', id).limit(READ)),
  },
  albums: {
    product_id: (tx, id) => tx.find(ALBUMS, (all) => all.where('product_id', '==', id).limit(READ)),
    frame_id: (tx, id) => tx.find(ALBUMS, (all) => all.where('frame_id', '==', id).limit(READ)),
    theme_id: (tx, id) => tx.find(ALBUMS, (all) => all.where('theme_id', '==', id).limit(READ)),
    album_size_id: (tx, id) =>
      tx.find(ALBUMS, (all) => all.where('album_size_id', '==', id).limit(READ)),
    paper_type_id: (tx, id) =>
      tx.find(ALBUMS, (all) => all.where('paper_type_id', '==', id).limit(READ)),
    binding_type_id: (tx, id) =>
      tx.find(ALBUMS, (all) => all.where('binding_type_id', '==', id).limit(READ)),
    lamination_id: (tx, id) =>
      tx.find(ALBUMS, (all) => all.where('lamination_id', '==', id).limit(READ)),
    cover_type_id: (tx, id) =>
      tx.find(ALBUMS, (all) => all.where('cover_type_id', '==', id).limit(READ)),
  },
  settings: {
    product_id: (tx, id) =>
      tx.find(SETTINGS, (all) => all.where('product_id', '==', id).limit(READ)),
  },
} as const satisfies Record<Use['used_by'], Record<string, Finder>>;

/** The fields in which products, albums and settings of the initial payment name records of a kind. */
export type KindUses = { [By in keyof typeof FINDERS]?: keyof (typeof FINDERS)[By] };

interface OfKind {
  uses?: KindUses;
}

function useOf(used_by: Use['used_by'], found: readonly StoredDocument[]): Use[] {
  if (found.length === 0) return [];
  const ids = found.slice(0, NAMED).map(({ id }) => id);
  return [{ used_by, ids, has_more: found.length > NAMED }];
}

/** The albums that name a record. */
export async function findAlbumUses(
  tx: DatabaseTransaction,
  { uses: { albums } = {} }: OfKind,
  id: number,
): Promise<Use[]> {
  return albums ? useOf('albums', await FINDERS.albums[albums](tx, id)) : [];
}

/** The products, albums and settings of the initial payment that name a record. */
export async function findUses(tx: DatabaseTransaction, kind: OfKind, id: number): Promise<Use[]> {
  const { products, settings } = kind.uses ?? {};
  return [
    ...(products ? useOf('products', await FINDERS.products[products](tx, id)) : []),
    ...(await findAlbumUses(tx, kind, id)),
    ...(settings ? useOf('settings', await FINDERS.settings[settings](tx, id)) : []),
  ];
}
