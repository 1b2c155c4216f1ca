import { useQuery } from '@tanstack/react-query';
import { useDebouncedValue } from '#lib/device/use-debounced-value.ts';
import { queryKeys } from '#lib/queries/keys.ts';
import { suggestPlaces } from './places';

/** Minimum length of the typed text; shorter texts match too many places. */
const MIN_LETTERS = 3;
/** Pause in typing before a request, in ms. */
const PAUSE_MS = 250;

/** Suggested places in India for a typed text, requested after a pause in typing. */
export function usePlaceSuggestions(typed: string) {
  const text = typed.trim();
  const settled = useDebouncedValue(text, PAUSE_MS);
  const isEnough = text.length >= MIN_LETTERS;
  const { data, isError } = useQuery({
    queryKey: queryKeys['place-suggestions'].of(settled),
    queryFn: () => suggestPlaces(settled),
    enabled: isEnough && settled.length >= MIN_LETTERS,
    retry: false,
  });
  const isCurrent = isEnough && settled === text;
  return {
    suggestions: isCurrent ? (data ?? []) : [],
    hasAnswer: isCurrent && data !== undefined,
    hasFailed: isCurrent && isError,
  };
}
