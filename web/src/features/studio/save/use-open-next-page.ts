import type { Album } from '@smriti/shared/album/albums';
import { useNavigate } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { unpaidInitialPayment, initialPaymentPath } from '#lib/payments/payment-paths.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { savingMessages } from '../messages';
import type { SavedStatus } from './save-problem';

const CART = '/my-account/cart';

/**
 * Returns a function that opens the next page after saving: the cart, or after a request the
 * initial payment. The saved album contains the amount due, so that no further API call is needed.
 */
export function useOpenNextPage(): (album: Album, status: SavedStatus) => Promise<void> {
  const t = useMessages(savingMessages);
  const navigate = useNavigate();
  return async (album, status) => {
    const isDue = status === 'Requested' && unpaidInitialPayment(album) > 0;
    if (!isDue) showToast('success', status === 'Requested' ? t.requested : t.saved);
    await navigate(isDue ? initialPaymentPath(album) : CART);
  };
}
