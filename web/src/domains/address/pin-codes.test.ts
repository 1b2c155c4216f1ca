import { findStateByName } from '@smriti/shared/base/indian-states';
import { expect, it } from 'vitest';
import { findPinPlace } from './pin-codes';

it.each([
  ['302001', 'Jaipur', 'Rajasthan'],
  ['560001', 'Bengaluru', 'Karnataka'],
  ['110001', 'New Delhi', 'Delhi'],
  ['781001', 'Guwahati', 'Assam'],
  ['500032', 'Hyderabad', 'Telangana'],
  ['194101', 'Leh', 'Ladakh'],
  ['605001', 'Puducherry', 'Puducherry'],
  ['403001', 'Panaji', 'Goa'],
  ['834001', 'Ranchi', 'Jharkhand'],
])('finds %s in %s, %s', async (pin, city, state) => {
  expect(await findPinPlace(pin)).toEqual({ city, state });
});

it('does not know PIN codes that India Post does not use', async () => {
  expect(await findPinPlace('302999')).toBeNull();
  expect(await findPinPlace('990001')).toBeNull();
});

it('lists only PIN codes with the first digit of their file, each once, in listed states', () => {
  const files = import.meta.glob<Record<string, Record<string, string>>>('./pin-codes/*.json', {
    import: 'default',
    eager: true,
  });
  const pins = new Set<number>();
  for (const [path, states] of Object.entries(files)) {
    for (const [state, cities] of Object.entries(states)) {
      expect(findStateByName(state)?.name).toBe(state);
      for (const range of Object.values(cities).join(' ').split(' ')) {
        expect(range).toMatch(/^\d{6}(?:-\d{6})?$/);
        const [first = 0, last = first] = range.split('-').map(Number);
        for (let pin = first; pin <= last; pin += 1) {
          expect(pins.has(pin) || !path.endsWith(`/${String(pin).charAt(0)}.json`)).toBe(false);
          pins.add(pin);
        }
      }
    }
  }
  expect(pins.size).toBe(19_238);
});
