import { type KeyboardEvent, useState } from 'react';
import type { Suggestion } from '../../lib/maps/places';
import { usePlaceSuggestions } from '../../lib/maps/use-place-suggestions';

/** The search box itself, not one of its suggestions. */
const BOX = -1;

/** What a combobox of places does: what was typed, what is suggested, and the keys between them. */
export function usePlaceSearch(onChoose: (place: Suggestion) => void) {
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

  function choose(place: Suggestion | undefined): void {
    if (!place) return;
    setText(place.title);
    setIsOpen(false);
    setActive(BOX);
    onChoose(place);
  }

  function step(by: number): void {
    const stops = suggestions.length + 1; // the box is one of them
    setIsOpen(true);
    setActive((before) => ((before + 1 + by + stops) % stops) - 1);
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Enter') choose(suggestions[Math.max(0, active)]);
    else if (event.key === 'Escape' && suggestions.length > 0) setIsOpen(false);
    else return;
    event.preventDefault(); // Enter is not to send the form, the arrows not to move the caret
    event.stopPropagation(); // Escape is not to close what the form stands in
  }

  return { ...found, text, active, type, choose, press, close: () => setIsOpen(false) };
}
