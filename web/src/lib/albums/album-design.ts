import { queryOptions } from '@tanstack/react-query';
import { call } from '../api/api';
import { keys } from '../queries/keys';

/** The book of an album, as it is saved or filled by the server; what reads it is fetched with it. */
export function albumDesignQuery(id: string) {
  return queryOptions({
    queryKey: keys.album.design(id),
    queryFn: async ({ signal }) => {
      const { getDesign } = await import('@smriti/shared/book/designs');
      return call(getDesign, { params: { id }, signal });
    },
  });
}
