import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { Unread } from './Unread';

interface QueryPartProps<Data> extends Omit<ComponentProps<typeof Unread>, 'query'> {
  query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'isFetching' | 'refetch'>;
  children: (data: Data) => ReactNode;
}

/**
 * Part of a page that shows a query's data: a placeholder while it loads, and an error with a retry button
 * when it fails. If a refetch fails, the old data stays.
 */
export function QueryPart<Data>({ children, ...unread }: QueryPartProps<Data>) {
  const { data } = unread.query;
  return data === undefined ? <Unread {...unread} /> : children(data);
}
