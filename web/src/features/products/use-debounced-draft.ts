import { useEffect, useRef, useState } from 'react';

const PAUSE_MS = 350;

/**
 * Value of a field while it is being typed or dragged: shown at once, passed to `commit` after a
 * short pause, and replaced when `value` changes elsewhere, e.g. by a removed chip or the back
 * button.
 */
export function useDebouncedDraft(value: string, commit: (value: string) => void) {
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== known) {
    setKnown(value);
    setDraft(value);
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  function change(next: string): void {
    setDraft(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(next);
      commit(next);
    }, PAUSE_MS);
  }
  return [draft, change] as const;
}
