import type { DatabaseTransaction, StoredDocument } from '../../platform/database/database';
import type { CatalogueKind } from './catalogue.records';
import type { Use } from './catalogue-uses.domain';

/** How many of each sort are named; one more is read to know whether there are more. */
const NAMED = 5;
const READ = NAMED + 1;

const PRODUCTS = 'catalogue/products/items';
const SETTINGS = 'catalogue/initial-payments/items';
const ALBUMS = 'albums';

type Found = Promise<StoredDocument[]>;
/** What may use a record of a kind: the queries that find it. Placed albums count, for reprints. */
interface Users {
  products?: (tx: DatabaseTransaction, id: number) => Found;
  albums?: (tx: DatabaseTransaction, id: number) => Found;
  settings?: (tx: DatabaseTransaction, id: number) => Found;
}

/**
 * A guest's draft is no use: anyone can have one without an account, and it asks again for a choice
 * that is gone. Orders keep copies of their shipping method.
 */
const USERS: Partial<Record<CatalogueKind, Users>> = {
  products: {
    albums: (tx, id) => tx.find(ALBUMS, (all) => all.where('product_id', '==', id).limit(READ)),
    settings: (tx, id) => tx.find(SETTINGS, (all) => all.where('product_id', '==', id).limit(READ)),
  },
  categories: {
    products: (tx, id) =>
      tx.find(PRODUCTS, (all) => all.where('category_id', '==', id).limit(READ)),
  },
  frames: {
    albums: (tx, id) => tx.find(ALBUMS, (all) => all.where('frame_id', '==', id).limit(READ)),
  },
  'album-themes': {
    albums: (tx, id) => tx.find(ALBUMS, (all) => all.where('theme_id', '==', id).limit(READ)),
  },
  'album-sizes': {
    products: (tx, id) =>
      tx.find(PRODUCTS, (all) => all.where('sizes', 'array-contains', id).limit(READ)),
    albums: (tx, id) => tx.find(ALBUMS, (all) => all.where('album_size_id', '==', id).limit(READ)),
  },
  'product-types': {
    products: (tx, id) => tx.find(PRODUCTS, (all) => all.where('type', '==', id).limit(READ)),
  },
  'paper-types': {
    products: (tx, id) =>
      tx.find(PRODUCTS, (all) => all.where('paper_type_ids', 'array-contains', id).limit(READ)),
    albums: (tx, id) => tx.find(ALBUMS, (all) => all.where('paper_type_id', '==', id).limit(READ)),
  },
  'album-binding-types': {
    products: (tx, id) =>
      tx.find(PRODUCTS, (all) => all.where('binding_type_ids', 'array-contains', id).limit(READ)),
    albums: (tx, id) =>
      tx.find(ALBUMS, (all) => all.where('binding_type_id', '==', id).limit(READ)),
  },
  'lamination-types': {
    products: (tx, id) =>
      tx.find(PRODUCTS, (all) =>
        all.where('lamination_type_ids', 'array-contains', id).limit(READ),
      ),
    albums: (tx, id) => tx.find(ALBUMS, (all) => all.where('lamination_id', '==', id).limit(READ)),
  },
  'cover-types': {
    products: (tx, id) =>
      tx.find(PRODUCTS, (all) => all.where('cover_type_ids', 'array-contains', id).limit(READ)),
    albums: (tx, id) => tx.find(ALBUMS, (all) => all.where('cover_type_id', '==', id).limit(READ)),
  },
};

function useOf(used_by: Use['used_by'], found: readonly StoredDocument[]): Use[] {
  if (found.length === 0) return [];
  const ids = found.slice(0, NAMED).map(({ id }) => id);
  return [{ used_by, ids, has_more: found.length > NAMED }];
}

/** The albums that name a record. */
export async function findAlbumUses(
  tx: DatabaseTransaction,
  kind: CatalogueKind,
  id: number,
): Promise<Use[]> {
  return useOf('albums', (await USERS[kind]?.albums?.(tx, id)) ?? []);
}

/** The products, albums and settings of the initial payment that name a record. */
export async function findUses(
  tx: DatabaseTransaction,
  kind: CatalogueKind,
  id: number,
): Promise<Use[]> {
  const products = useOf('products', (await USERS[kind]?.products?.(tx, id)) ?? []);
  const settings = useOf('settings', (await USERS[kind]?.settings?.(tx, id)) ?? []);
  return [...products, ...(await findAlbumUses(tx, kind, id)), ...settings];
}
