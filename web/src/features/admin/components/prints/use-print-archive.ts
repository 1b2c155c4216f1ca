import {
  type ArchiveContents,
  getPrintArchive,
  makePrintArchive,
  type PrintArchive,
} from '@smriti/shared/order/print-files';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi, apiErrorMessage } from '#lib/api/api.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';

const WATCH_MS = 2000;

interface Wanted {
  orderIds: readonly string[];
  contents: ArchiveContents;
}

interface Archiving {
  /** Archive; null until one has been started. */
  archive: PrintArchive | null;
  /** Error if building failed; null otherwise. */
  problem: Error | null;
  explanation: string | null;
}

/** Starts building an archive of orders when the dialog opens, and polls until it is ready. */
export function usePrintArchive({ orderIds, contents }: Wanted): Archiving {
  const asking = useMutation({
    mutationFn: async () => {
      const body = { order_ids: [...orderIds], contents };
      return (await callApi(makePrintArchive, { body })).archive;
    },
  });
  const { mutate } = asking;
  useEffect(() => mutate(), [mutate]);
  const id = asking.data?.id ?? '';
  const { data, error } = useQuery({
    queryKey: staffQueryKeys['staff-prints'].archive(id),
    queryFn: async ({ signal }) =>
      (await callApi(getPrintArchive, { params: { id }, signal })).archive,
    enabled: id !== '',
    refetchInterval: ({ state }) =>
      (state.data?.state ?? 'making') === 'making' ? WATCH_MS : false,
  });
  const problem = asking.error ?? error;
  return {
    archive: data ?? asking.data ?? null,
    problem,
    explanation: (problem && apiErrorMessage(problem)) ?? null,
  };
}
