import type { ApprovalProduct } from '@smriti/shared/album/approval';
import type { ReviewRoundBook } from '@smriti/shared/book/proposals';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { roundBookQuery } from './proposals';

/** Two review rounds to compare, with their books. */
export interface ComparedRounds {
  /** Rounds that can be compared, oldest first. */
  rounds: readonly number[];
  chosen: readonly [number, number];
  choose: (chosen: readonly [number, number]) => void;
  /** Books of both rounds; null until they are loaded. */
  books: readonly [ReviewRoundBook, ReviewRoundBook] | null;
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

/**
 * Compares two rounds of an album, by default the two newest ones.
 * @param isOpen whether the comparison is visible; the books are loaded only then
 */
export function useComparedRounds(product: ApprovalProduct, isOpen: boolean): ComparedRounds {
  const rounds = product.rounds.map(({ round }) => round);
  const [own, choose] = useState<readonly [number, number] | null>(null);
  const chosen = own ?? ([rounds.at(-2) ?? 0, rounds.at(-1) ?? 0] as const);
  const canCompare = isOpen && rounds.length > 1;
  const queryOf = (round: number) => ({
    ...roundBookQuery(product.id, round),
    enabled: canCompare,
  });
  const first = useQuery(queryOf(chosen[0]));
  const second = useQuery(queryOf(chosen[1]));
  const queries = [first, second];
  return {
    rounds,
    chosen,
    choose,
    books: first.data && second.data ? [first.data, second.data] : null,
    error: queries.find(({ error }) => error !== null)?.error ?? null,
    isFetching: queries.some(({ isFetching }) => isFetching),
    retry: () => queries.forEach(({ error, refetch }) => error !== null && void refetch()),
  };
}
