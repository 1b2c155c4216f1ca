import { parseArgs } from 'node:util';
import { ToolFailure } from '../../../shared/local/failure.ts';

/** Parsed parameters of `npm run soak`. */
export type SoakOptions =
  | { part: 'walks'; minutes: number; people: number }
  | { part: 'fuzz'; requests: number; seed: number }
  | { part: 'faults' };

const PARTS = ['walks', 'fuzz', 'faults'] as const;
/** Minimum number of people: two reviewers and a customer. */
const MIN_PEOPLE = 3;
const DEFAULTS = { minutes: '10', people: '50', requests: '100000' };

function wholeNumber(name: string, text: string, least: number): number {
  const value = Number(text);
  if (Number.isSafeInteger(value) && value >= least) return value;
  throw new ToolFailure(`--${name} has to be a whole number of at least ${least}.`);
}

/**
 * Reads `[walks] [--minutes N] [--people N]`, `fuzz [--requests N] [--seed N]` or `faults`.
 * @throws ToolFailure for anything else
 */
export function parseSoakOptions(parameters: readonly string[], now: Date): SoakOptions {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { minutes: text, people: text, requests: text, seed: text },
  });
  const [part = 'walks', ...more] = positionals;
  const known = PARTS.find((name) => name === part);
  if (!known || more.length > 0) {
    throw new ToolFailure(`'${positionals.join(' ')}' is none of: ${PARTS.join(', ')}.`);
  }
  const { minutes, people, requests, seed } = {
    ...DEFAULTS,
    seed: String(now.getTime()),
    ...values,
  };
  if (known === 'faults') return { part: known };
  if (known === 'fuzz') {
    return {
      part: known,
      requests: wholeNumber('requests', requests, 1),
      seed: wholeNumber('seed', seed, 0),
    };
  }
  return {
    part: known,
    minutes: wholeNumber('minutes', minutes, 1),
    people: wholeNumber('people', people, MIN_PEOPLE),
  };
}
