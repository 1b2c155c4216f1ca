import { expect, it } from 'vitest';
import type { Deps } from '../deps';
import { readTemporaryLink, createTemporaryLink } from './temporary-link';

const config = { isEmulator: true, pictureSecret: 'a secret of the tests' } as Deps['config'];
const at = (minutes: number) => ({
  now: () => new Date(Date.UTC(2026, 2, 1, 10, minutes)),
});
const FILE = { path: 'exports/asha/7f3a.zip', filename: 'smriti-2026-03-01.zip' };

async function queryOf(file = FILE): Promise<URLSearchParams> {
  const deps = { bucket: {} as Deps['bucket'], clock: at(0), config };
  const url = await createTemporaryLink(deps, { ...file, minutes: 15 });
  expect(url.startsWith('/api/emulator-files?')).toBe(true);
  return new URL(url, 'https://shop.test').searchParams;
}

it('expires in the emulators, too', async () => {
  const query = await queryOf();
  expect(readTemporaryLink({ config, clock: at(14) }, query)).toEqual(FILE);
  expect(readTemporaryLink({ config, clock: at(15) }, query)).toBeNull();
});

it.each([
  ['path', 'exports/ravi/7f3a.zip'],
  ['filename', 'other.zip'],
  ['until', '99999999999'],
  ['sig', 'x'],
])('is invalid with another %s', async (name, value) => {
  const query = await queryOf();
  query.set(name, value);
  expect(readTemporaryLink({ config, clock: at(0) }, query)).toBeNull();
});
