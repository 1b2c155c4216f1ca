import type { Album } from '@smriti/shared/album/albums';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moveAlbum } from '../../lib/albums/albums';
import { PaymentError } from '../../lib/payments/payment-error';
import { paymentMessages } from './messages';
import { changed } from '../../lib/queries/changed';

/** Only a design that was not requested yet; from later states this would be another move. */
export function isRequestable({ status }: Pick<Album, 'status'>): boolean {
  return status === 'Draft' || status === 'Cart';
}

/** Requests an album, unless it is. @throws PaymentError with what to tell the customer. */
export async function requestAlbum(album: Album): Promise<void> {
  if (!isRequestable(album)) return;
  try {
    await moveAlbum(album.id, 'Requested');
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new PaymentError(paymentMessages.get().requestFailed({ message }), { cause: error });
  }
}

/** Requests an album for which nothing is due. */
export function useRequest(album: Album, onRequested: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => requestAlbum(album),
    onSuccess: () => {
      void changed.album(queries);
      onRequested();
    },
  });
}
