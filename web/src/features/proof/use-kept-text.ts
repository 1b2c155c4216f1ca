import { useState } from 'react';
import { deviceStorage } from '#lib/device/device-storage.ts';

/** Text state that is stored on this device and survives a reload, until it is set to ''. */
export function useKeptText(key: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => deviceStorage.get(key) ?? '');
  function keep(changed: string): void {
    setText(changed);
    if (changed === '') deviceStorage.remove(key);
    else deviceStorage.set(key, changed);
  }
  return [text, keep];
}
