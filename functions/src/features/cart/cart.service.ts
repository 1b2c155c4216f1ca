import type { AnswerOf } from '@smriti/shared/endpoint';
import type { listCartItems } from '@smriti/shared/cart';
import { AppError } from '@smriti/shared/errors';
import { toRupees } from '@smriti/shared/money';
import type { Deps } from '../../platform/deps';
import { findApprovedAlbums } from './cart.repository';

/**
 * The caller's cart: a view of their approved, unplaced albums (design.md section 6).
 * @throws AppError not_found for the cart of anyone else.
 */
export async function ownCart(
  deps: Deps,
  callerUid: string,
  ownerUid: string,
): Promise<AnswerOf<typeof listCartItems>> {
  if (callerUid !== ownerUid) throw new AppError('not_found', 'There is no such cart.');
  const albums = await findApprovedAlbums(deps.db, ownerUid);
  return {
    items: albums.map(({ id, product_id, quantity, total_price_paise }) => ({
      id,
      product_id,
      quantity,
      price: toRupees(total_price_paise),
    })),
  };
}
