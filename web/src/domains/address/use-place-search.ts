import { type KeyboardEvent, useState } from 'react';
import type { PlaceSuggestion } from '#lib/maps/places.ts';
import { usePlaceSuggestions } from '#lib/maps/use-place-suggestions.ts';

/** Index of the search box itself; suggestions count from 0. */
const BOX = -1;

/** State and keys of the place search combobox. */
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
