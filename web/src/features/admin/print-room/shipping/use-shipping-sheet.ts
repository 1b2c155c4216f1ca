import { shipOrders } from '@smriti/shared/order/order-management';
import { getJobTicket, type JobTicket } from '@smriti/shared/order/print-jobs';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi, apiErrorMessage, serverProblemText } from '#lib/api/api.ts';
import { useMessages } from '#lib/language/i18n.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';
import { useStaffWrite } from '../../lib/use-staff-write';
import { shippingMessages } from './messages';
import { pasteTrackingNumbers, type TrackingNumbers } from './tracking-rows';

export interface SheetRow {
  id: string;
  /** null while it loads, and when it could not be loaded. */
  job: JobTicket | null;
  /** Error message if the order could not be loaded; null otherwise. */
  failure: string | null;
}

export interface SheetValues {
  carrier: string;
  numbers: TrackingNumbers;
  /** Ids of orders without a tracking number on purpose. */
  without: readonly string[];
}

/** Orders of the rows, loaded one by one, because each may have left the print room meanwhile. */
function useSheetRows(ids: readonly string[]): SheetRow[] {
  const t = useMessages(shippingMessages);
  const queries = useQueries({
    queries: ids.map((id) => ({
      queryKey: staffQueryKeys['staff-orders'].job(id),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await callApi(getJobTicket, { params: { id }, signal })).job,
      staleTime: 0,
    })),
  });
  return ids.map((id, index) => {
    const { data, error } = queries[index] ?? {};
    const failure = error ? (apiErrorMessage(error) ?? t.rowFailed) : null;
    return { id, job: error ? null : (data ?? null), failure };
  });
}

export const isShippable = ({ job }: SheetRow): boolean => job?.order_status === 'processing';

export function useShippingSheet(ids: readonly string[]) {
  const t = useMessages(shippingMessages);
  const rows = useSheetRows(ids);
  const [values, setValues] = useState<SheetValues>({ carrier: '', numbers: {}, without: [] });
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  /** Number of pasted tracking numbers that were left out because there were too few rows. */
  const [left, setLeft] = useState(0);
  const toShip = rows.filter(isShippable).map(({ id }) => id);
  const write = useStaffWrite(
    () =>
      callApi(shipOrders, {
        body: {
          carrier: values.carrier.trim(),
          shipments: toShip.map((order_id) => {
            const without_tracking = values.without.includes(order_id);
            const number = (values.numbers[order_id] ?? '').trim();
            return { order_id, tracking_number: without_tracking ? '' : number, without_tracking };
          }),
        },
      }),
    {
      makesStale: ['staff-orders', 'staff-dashboard'],
      success: ({ results }) => t.shipped(results.filter(({ refusal }) => refusal === null).length),
      onDone: ({ results }) =>
        setRefusals(
          new Map(
            results.flatMap(({ order_id, refusal, ...named }) =>
              refusal === null ? [] : [[order_id, serverProblemText(named, refusal)] as const],
            ),
          ),
        ),
    },
  );
  function setNumber(id: string, number: string): void {
    setValues((before) => ({ ...before, numbers: { ...before.numbers, [id]: number } }));
  }
  function paste(start: string, text: string): void {
    const pasted = pasteTrackingNumbers(values.numbers, { ids: toShip, start, text });
    setValues({ ...values, numbers: pasted.numbers });
    setLeft(pasted.left);
  }
  return { rows, toShip, values, setValues, setNumber, paste, left, refusals, write };
}
export type ShippingSheet = ReturnType<typeof useShippingSheet>;
