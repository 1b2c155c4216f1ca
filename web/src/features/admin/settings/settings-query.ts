import { getSettings } from '@smriti/shared/staff/settings';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';

/** The settings of the shop. Refetched at each visit of a form, but not during an edit. */
export const settingsQuery = queryOptions({
  queryKey: staffQueryKeys['staff-settings'].shop(),
  queryFn: ({ signal }) => callApi(getSettings, { signal }),
  staleTime: Infinity,
  gcTime: 0,
});
