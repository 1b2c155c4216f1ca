import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { useDebouncedValue } from '#lib/device/use-debounced-value.ts';
import { type PlaceSuggestion, suggestPlaces } from '#lib/maps/places.ts';
import { queryKeys } from '#lib/queries/keys.ts';

/** Minimum length of the typed text; shorter texts match too many places. */
const MIN_LETTERS = 3;
/** Pause in typing before a request, in ms. */
const PAUSE_MS = 250;

/** Suggested places in India for a typed text, requested after a pause in typing. */
function usePlaceSuggestions(typed: string) {
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

/** Index of the search box itself; suggestions count from 0. */
const BOX = -1;

export function usePlaceSearch(onChoose: (place: PlaceSuggestion) => void) {
  const [text, setText] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(BOX);
  const found = usePlaceSuggestions(isOpen ? text : '');
  const { suggestions } = found;

  function type(value: string): void {
    setText(value);
    setIsOpen(true);
    setActive(BOX);
  }

  function choose(place: PlaceSuggestion | undefined): void {
    if (!place) return;
    setText(place.title);
    setIsOpen(false);
    setActive(BOX);
    onChoose(place);
  }

  function step(by: number): void {
    // The arrow keys cycle through the search box and the suggestions.
    const stops = suggestions.length + 1;
    setIsOpen(true);
    setActive((before) => ((before + 1 + by + stops) % stops) - 1);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') choose(suggestions[Math.max(0, active)]);
    else if (event.key === 'Escape' && suggestions.length > 0) setIsOpen(false);
    else return;
    // Enter must not submit the form, and arrow keys must not move the caret.
    event.preventDefault();
    // Escape must not close the dialog around the form.
    event.stopPropagation();
  }

  return { ...found, text, active, type, choose, press, close: () => setIsOpen(false) };
}
