import { getOrderPrint, makeOrderPrint, type OrderPrint } from '@smriti/shared/order/print-files';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { useStaffWrite } from '../../lib/use-staff-write';
import { printFileMessages } from './messages';

/** Polling interval in ms, by state of the print files. */
const POLL_INTERVALS_MS: Readonly<Record<OrderPrint['state'], number>> = {
  // Files are made automatically, some seconds after the payment.
  none: 10_000,
  making: 2000,
  // Download URLs expire after 15 minutes.
  ready: 5 * 60_000,
  failed: 5 * 60_000,
};

/** Query for the print files of an order; polls often while they are being made. */
export function useOrderPrintFiles(id: string) {
  return useQuery({
    queryKey: staffQueryKeys['staff-prints'].one(id),
    queryFn: ({ signal }) => callApi(getOrderPrint, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => POLL_INTERVALS_MS[state.data?.state ?? 'none'],
  });
}

/** Mutation that makes the print files of an order, even if files exist. */
export function useMakePrintFiles(id: string) {
  const t = useMessages(printFileMessages);
  return useStaffWrite(() => callApi(makeOrderPrint, { params: { id } }), {
    makesStale: ['staff-prints'],
    success: () => t.begun,
  });
}
