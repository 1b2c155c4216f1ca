import { ERROR_REASON_TEXTS, type ErrorReason } from '@smriti/shared/base/error-reasons';
import {
  STAFF_ERROR_REASON_TEXTS,
  type StaffErrorReason,
} from '@smriti/shared/base/staff-error-reasons';
import { type FieldProblem, fieldProblem } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';

/**
 * Maps error sentences to their names for translation: sentences are written where their rule is, and a
 * test compares the list of names with all sentences in the source.
 */

/** Name of a sentence and the values of its `{...}` placeholders. */
export interface ErrorReasonMatch {
  reason: ErrorReason | StaffErrorReason;
  params?: Record<string, string>;
}

const PARAMETER = /\{(\w+)\}/g;
/** Placeholders with numeric values. */
const NUMBERS = new Set(['min', 'max', 'step', 'count', 'photos', 'megabytes', 'age', 'percent']);

/** Regular expression of a sentence; a repeated placeholder must have the same value each time. */
function patternOf(sentence: string): RegExp {
  const seen = new Set<string>();
  const source = sentence
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(PARAMETER, (_, name: string) => {
      if (seen.has(name)) return `\\k<${name}>`;
      seen.add(name);
      return `(?<${name}>${NUMBERS.has(name) ? '[\\d,.]+' : '.+?'})`;
    });
  return new RegExp(`^${source}$`, 'su');
}

const SENTENCES = { ...STAFF_ERROR_REASON_TEXTS, ...ERROR_REASON_TEXTS };
type Name = keyof typeof SENTENCES;

const NAMES: readonly Name[] = Object.keys(SENTENCES).filter(
  (name): name is Name => name in SENTENCES && !name.startsWith('state_'),
);
const hasParameter = (name: Name) => SENTENCES[name].includes('{');
const plain = new Map<string, Name>(
  NAMES.filter((name) => !hasParameter(name)).map((name) => [SENTENCES[name], name]),
);
const patterns = NAMES.filter(hasParameter).map((name) => ({
  name,
  pattern: patternOf(SENTENCES[name]),
}));

/** Converts a day from an English sentence to ISO, so that it can be localized. */
function isoDay(day: string): string {
  const moment = new Date(`${day} UTC`);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString().slice(0, 10);
}

/** Name of a sentence; null for one that has none. */
export function findErrorReason(message: string): ErrorReasonMatch | null {
  const known = plain.get(message);
  if (known !== undefined) return { reason: known };
  for (const { name, pattern } of patterns) {
    const groups = pattern.exec(message)?.groups;
    if (!groups) continue;
    const { date } = groups;
    return {
      reason: name,
      params: { ...groups, ...(date !== undefined && { date: isoDay(date) }) },
    };
  }
  return null;
}

/** Rule name of a field problem's sentence; empty for one that has none. */
export function findFieldRule(message: string): Pick<FieldProblem, 'rule' | 'params'> {
  const named = findErrorReason(message);
  return named ? { rule: named.reason, ...(named.params && { params: named.params }) } : {};
}

const fieldProblems = z.array(fieldProblem);

/** Error details with the rule of each failing field; other details stay unchanged. */
export function addFieldRules(details: unknown): unknown {
  const problems = fieldProblems.safeParse(details);
  if (!problems.success) return details;
  return problems.data.map((one) => ({
    ...one,
    ...(one.rule === undefined && findFieldRule(one.message)),
  }));
}
