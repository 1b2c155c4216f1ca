import { ERROR_REASONS, type ErrorReason } from '@smriti/shared/base/error-reasons';
import { type FieldProblem, fieldProblem } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';

/**
 * Finds the name of a sentence by the sentence: texts stand where their rule is, and their names in
 * one list, which a test compares with every sentence of the source.
 */

/** A sentence by its name, with what stands in for `{...}` in it. */
export interface Reason {
  reason: ErrorReason;
  params?: Record<string, string>;
}

const PARAMETER = /\{(\w+)\}/g;
/** What a number is written as in a sentence. */
const NUMBERS = new Set(['min', 'max', 'step', 'count', 'photos', 'megabytes', 'age']);

/** The pattern of a sentence: a name that comes twice has to be the same both times. */
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

const NAMES: readonly ErrorReason[] = Object.keys(ERROR_REASONS).filter(
  (name): name is ErrorReason => name in ERROR_REASONS && !name.startsWith('state_'),
);
const hasParameter = (name: ErrorReason) => ERROR_REASONS[name].includes('{');
const plain = new Map<string, ErrorReason>(
  NAMES.filter((name) => !hasParameter(name)).map((name) => [ERROR_REASONS[name], name]),
);
const patterns = NAMES.filter(hasParameter).map((name) => ({
  name,
  pattern: patternOf(ERROR_REASONS[name]),
}));

/** A day as sentences say it, for another language to say it in its own way. */
function isoDay(day: string): string {
  const moment = new Date(`${day} UTC`);
  return Number.isNaN(moment.getTime()) ? day : moment.toISOString().slice(0, 10);
}

/** The name of a sentence that the shop says to customers; null for what is for staff alone. */
export function reasonOf(message: string): Reason | null {
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

/** The rule that a sentence about a field names; nothing where it is for staff alone. */
export function fieldRule(message: string): Pick<FieldProblem, 'rule' | 'params'> {
  const named = reasonOf(message);
  return named ? { rule: named.reason, ...(named.params && { params: named.params }) } : {};
}

const fieldProblems = z.array(fieldProblem);

/** Details with the rule of each field that is wrong; all others are as they were. */
export function withRules(details: unknown): unknown {
  const problems = fieldProblems.safeParse(details);
  if (!problems.success) return details;
  return problems.data.map((one) => ({
    ...one,
    ...(one.rule === undefined && fieldRule(one.message)),
  }));
}
