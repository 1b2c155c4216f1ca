import { getOrderPrint, makeOrderPrint } from '@smriti/shared/order/print-files';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../lib/api';
import { useMessages } from '../../../../lib/i18n';
import { staffKeys } from '../../../../lib/queries/staff';
import { useStaffWrite } from '../../lib/use-staff-write';
import { printMessages } from './messages';

const WATCH_MS = 2000;
/** Addresses of files end after a quarter of an hour. */
const REFRESH_MS = 5 * 60_000;

/** The print files of an order, closely watched while they are being made. */
export function useOrderPrint(id: string) {
  return useQuery({
    queryKey: staffKeys['staff-prints'].one(id),
    queryFn: ({ signal }) => call(getOrderPrint, { params: { id }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'making' ? WATCH_MS : REFRESH_MS),
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
