import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebouncedValue } from '#lib/device/use-debounced-value.ts';
import { productPath } from '#lib/shop/product-path.ts';
import { productSuggestionsQuery } from '#lib/shop/product-suggestions-query.ts';

/** Pause in typing before a request, in ms. */
const PAUSE_MS = 150;
/** Index of the search box itself; options count from 0. */
const BOX = -1;

export const getOptionId = (listId: string, index: number): string => `${listId}-${index}`;

export const searchPath = (words: string): string => `/products?q=${encodeURIComponent(words)}`;

/** Suggestions for the text of the search box, and the option that the arrow keys have chosen. */
export function useSearchSuggestions(input: RefObject<HTMLInputElement | null>, listId: string) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(BOX);
  const settled = useDebouncedValue(text, PAUSE_MS);
  const { data } = useQuery({ ...productSuggestionsQuery(settled), subscribed: isOpen });
  const products = isOpen && text !== '' ? (data?.products ?? []) : [];
  const isExpanded = products.length > 0;
  const paths = [...products.map(({ id }) => productPath(id)), searchPath(text)];

  function close(): void {
    setOpen(false);
    setActive(BOX);
  }

  function open(path: string | undefined): void {
    close();
    if (path !== undefined) void navigate(path);
  }

  function step(by: number): void {
    // The arrow keys cycle through the search box and the options.
    const stops = paths.length + 1;
    setOpen(true);
    if (isExpanded) setActive((before) => ((before + 1 + by + stops) % stops) - 1);
  }

  const onInput = useEffectEvent(() => {
    setText(input.current?.value.trim() ?? '');
    setOpen(true);
    setActive(BOX);
  });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing) return;
    if (event.key === 'ArrowDown') step(1);
    else if (event.key === 'ArrowUp') step(-1);
    else if (event.key === 'Escape' && isExpanded) close();
    else if (event.key === 'Enter' && isExpanded && active !== BOX) open(paths[active]);
    else {
      // Enter without an option submits the form.
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  });

  const onBlur = useEffectEvent(close);

  useEffect(() => {
    const box = input.current;
    const stopListening = new AbortController();
    const { signal } = stopListening;
    box?.addEventListener('input', onInput, { signal });
    box?.addEventListener('keydown', onKeyDown, { signal });
    box?.addEventListener('blur', onBlur, { signal });
    // Reads a text that was typed while this part was loading.
    if (box && box === document.activeElement && box.value !== box.defaultValue) {
      box.dispatchEvent(new Event('input'));
    }
    return () => stopListening.abort();
  }, [input]);

  const activeId = isExpanded && active !== BOX ? getOptionId(listId, active) : null;
  useEffect(() => {
    const box = input.current;
    box?.setAttribute('aria-expanded', String(isExpanded));
    if (activeId === null) {
      box?.removeAttribute('aria-activedescendant');
      return;
    }
    box?.setAttribute('aria-activedescendant', activeId);
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [input, isExpanded, activeId]);

  const hasNothing = isOpen && text !== '' && settled === text && data?.total === 0;
  return { text, products, isExpanded, active, hasNothing, open };
}
