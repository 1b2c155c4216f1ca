import { getDesign } from '@smriti/shared/book/designs';
import { queryOptions } from '@tanstack/react-query';
import { call } from './api';
import { keys } from './queries/keys';

/** The book of an album, as it is saved or filled by the server. */
export function albumDesignQuery(id: string) {
  return queryOptions({
    queryKey: keys.album.design(id),
    queryFn: ({ signal }) => call(getDesign, { params: { id }, signal }),
  });
}
