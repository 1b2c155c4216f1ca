import {
  listOrderViews,
  type OrderView,
  type OrderViews,
  saveOrderViews,
} from '@smriti/shared/order/order-views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, callApi } from '#lib/api/api.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { useStaffWrite } from '../lib/use-staff-write';

const KEY = staffQueryKeys['staff-order-views'].own();
const NO_VIEWS: OrderViews = { version: 0, views: [] };

/** The saved views of the signed-in member of staff. */
export function useOrderViews() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi(listOrderViews, { signal }),
    staleTime: 0,
  });
}

interface ViewsWrite {
  /** The views after the change. */
  change: (views: readonly OrderView[]) => OrderView[];
  success: string;
  onDone: () => void;
}

/**
 * Write that changes the saved views. If another window has changed them, the write fails and the current
 * views are shown.
 */
export function useViewsWrite({ change, success, onDone }: ViewsWrite) {
  const queries = useQueryClient();
  return useStaffWrite(
    async () => {
      const { version, views } = queries.getQueryData<OrderViews>(KEY) ?? NO_VIEWS;
      try {
        const body = { version, views: change(views) };
        queries.setQueryData(KEY, await callApi(saveOrderViews, { body }));
      } catch (error) {
        const current = saveOrderViews.response.safeParse(
          error instanceof ApiError ? error.details : null,
        );
        if (current.success) queries.setQueryData(KEY, current.data);
        throw error;
      }
    },
    { makesStale: [], success: () => success, onDone },
  );
}
