import { getUser } from '@smriti/shared/account/management';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { staffQueryKeys } from '#lib/queries/staff-keys.ts';

/** Query for an account, with its addresses. */
export const accountQuery = (uid: string) =>
  queryOptions({
    queryKey: staffQueryKeys['staff-users'].one(uid),
    queryFn: ({ signal }) => callApi(getUser, { params: { uid }, signal }),
    staleTime: 0,
  });
