import { catalogueId } from '@smriti/shared/ids';
import { paiseField } from '@smriti/shared/money';
import * as z from 'zod/mini';
import type { Database } from '../../platform/database';

/** What the cart shows of an album in albums/{id}. */
const cartAlbum = z.object({
  product_id: z.nullable(catalogueId),
  quantity: z.int(),
  total_price_paise: paiseField,
});

type CartAlbum = z.output<typeof cartAlbum> & { id: string };

/** The albums of a customer that are approved and not placed. */
export async function findApprovedAlbums(db: Database, uid: string): Promise<CartAlbum[]> {
  const documents = await db.find('albums', (all) =>
    all
      .where('user_id', '==', uid)
      .where('status', '==', 'Approved')
      .where('is_placed', '==', false),
  );
  return documents.map(({ id, data }) => ({ id, ...z.parse(cartAlbum, data) }));
}
