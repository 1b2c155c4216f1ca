import { queryOptions } from '@tanstack/react-query';
import { callApi } from '#lib/api/api.ts';
import { queryKeys } from '#lib/queries/keys.ts';

/**
 * Query for the book of an album, as saved or as filled by the server. The code that parses it is
 * loaded with the query.
 */
export function albumDesignQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.album.design(id),
    queryFn: async ({ signal }) => {
      const { getDesign } = await import('@smriti/shared/book/designs');
      return callApi(getDesign, { params: { id }, signal });
    },
  });
}
