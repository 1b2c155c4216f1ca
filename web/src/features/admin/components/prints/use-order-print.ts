import { getOrderPrint, makeOrderPrint, type OrderPrint } from '@smriti/shared/order/print-files';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffKeys } from '#lib/queries/staff.ts';
import { useStaffWrite } from '../../lib/use-staff-write';
import { printMessages } from './messages';

/** Polling interval by state of the print files, in ms. */
const AGAIN_MS: Readonly<Record<OrderPrint['state'], number>> = {
  none: 10_000, // made automatically some seconds after payment
  making: 2000,
  ready: 5 * 60_000, // file URLs expire after a quarter of an hour
  failed: 5 * 60_000,
};

/** Print files of an order, polled often while they are being made. */
export function useOrderPrint(id: string) {
  return useQuery({
    queryKey: staffKeys['staff-prints'].one(id),
    queryFn: ({ signal }) => call(getOrderPrint, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => AGAIN_MS[state.data?.state ?? 'none'],
  });
}

/** Starts making the print files of an order, even if files already exist. */
export function useMakePrint(id: string) {
  const t = useMessages(printMessages);
  return useStaffWrite(() => call(makeOrderPrint, { params: { id } }), {
    makesStale: ['staff-prints'],
    success: () => t.begun,
  });
}
