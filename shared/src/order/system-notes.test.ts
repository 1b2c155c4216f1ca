import { expect, it } from 'vitest';
import { formatUnpaidNote, parseUnpaidNote } from './system-notes';

it('recognises only the note of the software', () => {
  expect(parseUnpaidNote(formatUnpaidNote(7))).toBe(7);
  expect(parseUnpaidNote('It was not paid within 7 days. Sorry.')).toBeNull();
  expect(parseUnpaidNote('')).toBeNull();
});
