import { describe, expect, test } from 'vitest';
import { toReadableLine } from './readable-line.ts';

const SHOP = 'http://127.0.0.1:5050';

function readable(line: string): string | undefined {
  return toReadableLine(line, SHOP);
}

function logged(entry: object): string {
  return `>  ${JSON.stringify(entry)}`;
}

describe('emulator output shown by npm start', () => {
  test('shows a password link with the URL of the shop page', () => {
    const line =
      'i  To reset the password for asha@smriti.test, follow this link: ' +
      'http://127.0.0.1:9099/emulator/action?mode=resetPassword&lang=en&oobCode=a-B_9&apiKey=k&newPassword=NEW_PASSWORD_HERE';
    expect(readable(line)).toBe(
      'Mail to asha@smriti.test: reset your password at http://127.0.0.1:5050/reset-password?oobCode=a-B_9',
    );
  });

  test('shows an error that a function logs, with its request', () => {
    const line = logged({ severity: 'ERROR', message: 'Out of paper', request_id: 'r-1' });
    expect(readable(line)).toBe('Functions: Out of paper (request r-1)');
  });

  test.each(['INFO', 'DEBUG', 'NOTICE'])('hides function logs with severity %s', (severity) => {
    expect(readable(logged({ severity, message: 'request' }))).toBeUndefined();
  });

  test('shows direct output of a function', () => {
    expect(readable('>  TypeError: x is undefined')).toBe('TypeError: x is undefined');
    expect(readable('>  {not JSON')).toBe('{not JSON');
  });

  test('shows a function timeout', () => {
    const line = '⚠  functions: Your function timed out after ~60s.';
    expect(readable(line)).toBe(line);
  });

  test.each([
    'i  hosting: 127.0.0.1 - - [21/Nov/2026:08:19:08 +0000] "GET / HTTP/1.1" 200 32 "-" "node"',
    '⚠  functions: Your requested "node" version "22" doesn\'t match your global version "20". Using node@20 from host.',
    '⚠  firestore: Env variable override detected. Using firestore emulator at /x.jar',
    '⚠  Unexpected rules runtime error: WARNING: sun.misc.Unsafe::arrayBaseOffset',
    '│ ✔  All emulators ready! It is now safe to connect your app. │',
    'i  functions: Beginning execution of "asia-south1-api"',
    '',
  ])('hides: %s', (line) => {
    expect(readable(line)).toBeUndefined();
  });
});
