import type { DatabaseTransaction, StoredDocument } from '../../../platform/database/database';
import type { RecordUse } from './catalogue-uses.domain';

/** Maximum number of ids per type of use; one more is read to know whether there are more. */
const NAMED = 5;
const READ = NAMED + 1;

const PRODUCTS = 'catalogue/products/items';
const SETTINGS = 'catalogue/initial-payments/items';
const ALBUMS = 'albums';

type Finder = (tx: DatabaseTransaction, id: number) => Promise<StoredDocument[]>;

/**
 * Queries for records that refer to another kind, by the referring field. Placed albums count, because they
 * can be reprinted. Guests' drafts do not: anyone can create one without an account, and a draft asks for a
 * new choice when its choice no longer exists. Orders contain copies.
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
} as const satisfies Record<RecordUse['used_by'], Record<string, Finder>>;

/** The fields in which products, albums and initial-payment settings refer to a kind. */
export type KindUses = { [By in keyof typeof FINDERS]?: keyof (typeof FINDERS)[By] };

interface OfKind {
  uses?: KindUses;
}

function useOf(used_by: RecordUse['used_by'], found: readonly StoredDocument[]): RecordUse[] {
  if (found.length === 0) return [];
  const ids = found.slice(0, NAMED).map(({ id }) => id);
  return [{ used_by, ids, has_more: found.length > NAMED }];
}

/** The albums that refer to a record. */
export async function findAlbumUses(
  tx: DatabaseTransaction,
  { uses: { albums } = {} }: OfKind,
  id: number,
): Promise<RecordUse[]> {
  return albums ? useOf('albums', await FINDERS.albums[albums](tx, id)) : [];
}

/** The products, albums and initial-payment settings that refer to a record. */
export async function findRecordUses(
  tx: DatabaseTransaction,
  kind: OfKind,
  id: number,
): Promise<RecordUse[]> {
  const { products, settings } = kind.uses ?? {};
  return [
    ...(products ? useOf('products', await FINDERS.products[products](tx, id)) : []),
    ...(await findAlbumUses(tx, kind, id)),
    ...(settings ? useOf('settings', await FINDERS.settings[settings](tx, id)) : []),
  ];
}
