import type { Album } from '@smriti/shared/album/albums';
import { useNavigate } from 'react-router-dom';
import { showToast } from '../../../ui/feedback/toast';
import { useMessages } from '../../../lib/language/i18n';
import { initialOpen, initialPaymentPath } from '../../../lib/payments/initial-payment-path';
import { savingMessages } from '../messages';
import type { SavedStatus } from './save-problem';

const CART = '/my-account/cart';

/**
 * What comes after saving: the cart, or for a request the initial payment. What is due stands in
 * the saved album: the page is left without asking for anything more.
 */
export function useSaved(): (album: Album, status: SavedStatus) => Promise<void> {
  const t = useMessages(savingMessages);
  const navigate = useNavigate();
  return async (album, status) => {
    const isDue = status === 'Requested' && initialOpen(album) > 0;
    if (!isDue) showToast('success', status === 'Requested' ? t.requested : t.saved);
    await navigate(isDue ? initialPaymentPath(album) : CART);
  };
}
