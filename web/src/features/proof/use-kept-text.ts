import { useState } from 'react';

/** Text that survives a reload of the page, on this device, until it is set to ''. */
export function useKeptText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => localStorage.getItem(key) ?? '');
  function keep(changed: string): void {
    setText(changed);
    if (changed === '') localStorage.removeItem(key);
    else localStorage.setItem(key, changed);
  }
  return [text, keep];
}
