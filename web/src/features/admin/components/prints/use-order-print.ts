import { getOrderPrint, makeOrderPrint, type OrderPrint } from '@smriti/shared/order/print-files';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api/api';
import { useMessages } from '../../../../lib/language/i18n';
import { staffKeys } from '../../../../lib/queries/staff';
import { useStaffWrite } from '../../lib/use-staff-write';
import { printMessages } from './messages';

/** When files are asked about again. */
const AGAIN_MS: Readonly<Record<OrderPrint['state'], number>> = {
  none: 10_000, // a paid order has them made by itself, some seconds later
  making: 2000,
  ready: 5 * 60_000, // addresses of files end after a quarter of an hour
  failed: 5 * 60_000,
};

/** The print files of an order, closely watched while they are being made. */
export function useOrderPrint(id: string) {
  return useQuery({
    queryKey: staffKeys['staff-prints'].one(id),
    queryFn: ({ signal }) => call(getOrderPrint, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => AGAIN_MS[state.data?.state ?? 'none'],
  });
}

/** Has the print files of an order made, or made again. */
export function useMakePrint(id: string) {
  const t = useMessages(printMessages);
  return useStaffWrite(() => call(makeOrderPrint, { params: { id } }), {
    makesStale: ['staff-prints'],
    success: () => t.begun,
  });
}
