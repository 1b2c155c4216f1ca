import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { setInterval } from 'node:timers';

const POLL_MILLISECONDS = 100;

/**
 * Calls `onLine` for each line appended to a file, until the returned function is called, which first
 * reads the rest. The emulators write to a file instead of a pipe, so that they can still shut down
 * cleanly when the tool that started them has exited.
 */
export function followLines(path: string, onLine: (line: string) => void): () => void {
  const file = openSync(path, 'r');
  const buffer = Buffer.alloc(64 * 1024);
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const readOn = () => {
    for (let count; (count = readSync(file, buffer)) > 0;) {
      const lines = (rest + decoder.write(buffer.subarray(0, count))).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    }
  };
  const timer = setInterval(readOn, POLL_MILLISECONDS);
  return () => {
    clearInterval(timer);
    readOn();
    if (rest) onLine(rest);
    closeSync(file);
  };
}
