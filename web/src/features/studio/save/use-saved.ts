import type { Album } from '@smriti/shared/album/albums';
import { getInitialDue } from '@smriti/shared/payment/payments';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../../components/feedback/toast';
import { call } from '../../../lib/api';
import { useMessages } from '../../../lib/i18n';
import { logFailure } from '../../../lib/log';
import { savingMessages } from '../messages';
import type { SavedStatus } from './use-save';

const CART = '/my-account/cart';

/** Where the initial payment of a requested album is paid; null when nothing is due. */
async function paymentPath(albumId: string): Promise<string | null> {
  try {
    const { amount } = await call(getInitialDue, { params: { cartId: albumId } });
    const query = new URLSearchParams({ cartId: albumId, amount: String(amount) });
    return amount > 0 ? `/initial-payment?${query.toString()}` : null;
  } catch (error) {
    // The album is requested all the same: its card in the cart leads to the payment.
    logFailure('The initial payment could not be asked for', error);
    return null;
  }
}

/** What comes after saving: the cart, or for a request the initial payment. */
export function useSaved(): (album: Album, status: SavedStatus) => Promise<void> {
  const t = useMessages(savingMessages);
  const navigate = useNavigate();
  return async (album, status) => {
    const path = status === 'Requested' ? await paymentPath(album.id) : null;
    if (!path) showToast('success', status === 'Requested' ? t.requested : t.saved);
    await navigate(path ?? CART);
  };
}
