import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Unread } from './Unread';

interface QueryPartProps<Data> extends Omit<ComponentProps<typeof Unread>, 'query'> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  children: (data: Data) => ReactNode;
}

/**
 * A part of a page that shows what a query answers: a place for it until it is there, and a way to
 * try again where it could not be read. What was read before stays when it cannot be read again.
 */
export function QueryPart<Data>({ children, ...unread }: QueryPartProps<Data>) {
  const { data } = unread.query;
  return data === undefined ? <Unread {...unread} /> : children(data);
}
