import { type Album, priceConflict, updateAlbum } from '@smriti/shared/album/albums';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/api';
import { callOnce } from '../../lib/api/call-once';
import { formatRupees } from '../../lib/language/format';
import { PaymentError } from '../../lib/payments/payment-error';
import { paymentMessages } from './messages';
import { changed } from '../../lib/queries/changed';

/** Only a design that was not requested yet; from later states this would be another move. */
export function isRequestable({ status }: Pick<Album, 'status'>): boolean {
  return status === 'Draft' || status === 'Cart';
}

/** Why an album was not requested, in words for the customer. */
function requestFailure(error: unknown): string {
  const t = paymentMessages.get();
  const { data } = priceConflict.safeParse(error instanceof ApiError ? error.details : null);
  if (data) return t.priceChanged({ price: formatRupees(data.total_price) });
  return t.requestFailed({ message: error instanceof Error ? error.message : '' });
}

/**
 * Requests an album at the price that is on the screen, unless it is requested already.
 * @throws PaymentError with what to tell the customer, e.g. that the price has changed.
 */
export async function requestAlbum({ id, status, total_price }: Album): Promise<void> {
  if (!isRequestable({ status })) return;
  try {
    const body = { status: 'Requested', total_price } as const;
    await callOnce(updateAlbum, { params: { id }, body });
  } catch (error) {
    throw new PaymentError(requestFailure(error), { cause: error });
  }
}

/** Requests an album for which nothing is due. */
export function useRequest(album: Album, onRequested: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => requestAlbum(album),
    onSuccess: onRequested,
    onSettled: () => void changed.album(queries),
  });
}
