import { type Album, priceConflict, updateAlbum } from '@smriti/shared/album/albums';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '#lib/api/api.ts';
import { callOnce } from '#lib/api/call-once.ts';
import { formatRupees } from '#lib/language/format.ts';
import { PaymentError } from '#lib/payments/payment-error.ts';
import { invalidate } from '#lib/queries/invalidate.ts';
import { initialPaymentMessages } from './messages';

/**
 * Whether the album is a Draft and can therefore be requested; in later states the same API call
 * would be another transition.
 */
export function isRequestable({ status }: Pick<Album, 'status'>): boolean {
  return status === 'Draft' || status === 'Cart';
}

function requestFailure(error: unknown): string {
  const t = initialPaymentMessages.get();
  const { data } = priceConflict.safeParse(error instanceof ApiError ? error.details : null);
  if (data) return t.priceChanged({ price: formatRupees(data.total_price) });
  return t.requestFailed({ message: error instanceof Error ? error.message : '' });
}

/**
 * Requests an album at the displayed price, unless it is requested already.
 * @throws PaymentError with a message for the customer, e.g. that the price has changed
 */
export async function submitAlbumRequest({ id, status, total_price }: Album): Promise<void> {
  if (!isRequestable({ status })) return;
  try {
    const body = { status: 'Requested', total_price } as const;
    await callOnce(updateAlbum, { params: { id }, body });
  } catch (error) {
    throw new PaymentError(() => requestFailure(error), { cause: error });
  }
}

/** Mutation that requests an album without an initial payment. */
export function useRequestAlbum(album: Album, onRequested: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => submitAlbumRequest(album),
    onSuccess: onRequested,
    onSettled: () => void invalidate.album(queries),
  });
}
