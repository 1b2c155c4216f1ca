import { describe, expect, it } from 'vitest';
import { breakIntoLines } from './lines';

const fits = (text: string) => text.length <= 8;

describe('breakIntoLines', () => {
  it('breaks between words', () => {
    expect(breakIntoLines('one two three four', fits)).toEqual(['one two', 'three', 'four']);
    expect(breakIntoLines('one', fits)).toEqual(['one']);
    expect(breakIntoLines('', fits)).toEqual(['']);
  });

  it('breaks a word that exceeds a line, without losing letters', () => {
    expect(breakIntoLines('a Thiruvananthapuram b', fits)).toEqual([
      'a',
      'Thiruvan',
      'anthapur',
      'am b',
    ]);
  });

  it('keeps a letter that is wider than the line', () => {
    expect(breakIntoLines('ab', () => false)).toEqual(['a', 'b']);
  });
});
