import { listPrintStates, type PrintProgress } from '@smriti/shared/order/print-files';
import { useQuery } from '@tanstack/react-query';
import { call } from '#lib/api/api.ts';
import { staffKeys } from '#lib/queries/staff.ts';

const WATCH_MS = 3000;
const REFRESH_MS = 30_000;
/** Maximum number of orders per call. */
const MOST = 100;

/**
 * Print file progress of the listed orders, by order id; orders with unknown progress are missing.
 */
export function usePrintStates(orderIds: readonly string[]): ReadonlyMap<string, PrintProgress> {
  const asked = orderIds.slice(0, MOST);
  const { data } = useQuery({
    queryKey: staffKeys['staff-prints'].states(asked),
    queryFn: async ({ signal }) => {
      const query = { order_ids: asked.join(',') };
      return (await call(listPrintStates, { query, signal })).prints;
    },
    enabled: asked.length > 0,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((print) => print.state === 'making') ? WATCH_MS : REFRESH_MS,
  });
  return new Map(data?.map((print) => [print.order_id, print]));
}
