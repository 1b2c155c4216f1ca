import { describe, expect, it } from 'vitest';
import { linesOf } from './lines';

const fits = (text: string) => text.length <= 8;

describe('linesOf', () => {
  it('breaks between words', () => {
    expect(linesOf('one two three four', fits)).toEqual(['one two', 'three', 'four']);
    expect(linesOf('one', fits)).toEqual(['one']);
    expect(linesOf('', fits)).toEqual(['']);
  });

  it('breaks a word that is too long for a line, and loses nothing', () => {
    expect(linesOf('a Thiruvananthapuram b', fits)).toEqual(['a', 'Thiruvan', 'anthapur', 'am b']);
  });

  it('writes a letter even if it is wider than the line', () => {
    expect(linesOf('ab', () => false)).toEqual(['a', 'b']);
  });
});
