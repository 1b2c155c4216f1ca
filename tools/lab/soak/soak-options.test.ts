import { describe, expect, it } from 'vitest';
import { parseSoakOptions } from './soak-options.ts';

const now = new Date(1234);
const read = (line: string) => parseSoakOptions(line.split(' ').filter(Boolean), now);

describe('parameters of npm run soak', () => {
  it('default to 50 people for 10 minutes', () => {
    expect(read('')).toEqual({ part: 'walks', minutes: 10, people: 50 });
    expect(read('--minutes 1 --people 8')).toEqual({ part: 'walks', minutes: 1, people: 8 });
  });

  it('of fuzz default to 100,000 requests with a new seed', () => {
    expect(read('fuzz')).toEqual({ part: 'fuzz', requests: 100_000, seed: 1234 });
    expect(read('fuzz --requests 9 --seed 7')).toEqual({ part: 'fuzz', requests: 9, seed: 7 });
    expect(read('faults')).toEqual({ part: 'faults' });
  });

  it('are refused when they are invalid', () => {
    for (const line of ['nothing', 'fuzz faults', '--people 2', '--minutes 0.5', 'fuzz --seed x']) {
      expect(() => read(line), line).toThrow(/is none of|has to be a whole number/);
    }
  });
});
