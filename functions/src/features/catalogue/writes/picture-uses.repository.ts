import type { DatabaseTransaction } from '../../../platform/database/database';

/** Whether any catalogue record refers to a picture. Costs a read per field that may. */
export async function isPictureUsed(
  tx: Pick<DatabaseTransaction, 'find'>,
  path: string,
): Promise<boolean> {
  const found = await Promise.all([
    tx.find('catalogue/products/items', (all) =>
      all.where('cover_images', 'array-contains', path).limit(1),
    ),
    tx.find('catalogue/products/items', (all) =>
      all.where('product_images', 'array-contains', path).limit(1),
    ),
    tx.find('catalogue/banners/items', (all) => all.where('image_path', '==', path).limit(1)),
    tx.find('catalogue/categories/items', (all) => all.where('image_path', '==', path).limit(1)),
    tx.find('catalogue/album-themes/items', (all) => all.where('image_path', '==', path).limit(1)),
    tx.find('catalogue/frames/items', (all) => all.where('image_path', '==', path).limit(1)),
  ]);
  return found.some((records) => records.length > 0);
}
