import { AppError, type FieldProblem } from '@smriti/shared/base/errors';
import { FIELD_RULE_TEXTS } from '@smriti/shared/base/error-rules';
import type { ErrorReason } from '@smriti/shared/base/error-reasons';
import * as z from 'zod/mini';
import { findFieldRule } from '../platform/error-reason';

// Set once per process: zod/mini has no texts by default, to keep browser bundles small.
z.config(z.locales.en());

/** The shop's own error texts by field. */
export type FieldTexts = Readonly<Record<string, string>>;

interface Problem {
  told: FieldProblem;
  /** Whether the message is a full sentence of the shop. */
  isSpecText: boolean;
}

/**
 * Details of an issue: a union only says 'Invalid input', so its last, most general alternative is used.
 */
function resolveUnionIssue(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return [issue];
  const last = issue.errors.at(-1) ?? [];
  if (last.length === 0) return [issue];
  return last
    .flatMap(resolveUnionIssue)
    .map((told) => ({ ...told, path: [...issue.path, ...told.path] }));
}

function isAboutLength(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'too_big' && issue.origin === 'string';
}

function ofBound(rule: ErrorReason, bound: 'min' | 'max', value: number | bigint): Rule {
  return { rule, params: { [bound]: String(value) } };
}

type Rule = Pick<FieldProblem, 'rule' | 'params'>;

/** Rule broken by a value, from the schema issue, otherwise from the message. */
function ruleOf(issue: z.core.$ZodIssue, message: string): Rule {
  if (issue.code === 'too_big') {
    if (issue.origin === 'string') return ofBound('too_long', 'max', issue.maximum);
    return ofBound(issue.origin === 'array' ? 'too_many' : 'too_big', 'max', issue.maximum);
  }
  if (issue.code === 'too_small') {
    const { origin, minimum } = issue;
    if (origin === 'string' && minimum <= 1) return { rule: 'required' };
    if (origin === 'string') return ofBound('too_short', 'min', minimum);
    return ofBound(origin === 'array' ? 'too_few' : 'too_small', 'min', minimum);
  }
  if (message.endsWith('received undefined')) return { rule: 'required' };
  const named = findFieldRule(message);
  if (named.rule !== undefined) return named;
  if (issue.code === 'invalid_value') {
    return { rule: 'not_one_of', params: { values: issue.values.map(String).join(', ') } };
  }
  if (issue.code !== 'invalid_type') return { rule: 'bad_format' };
  return { rule: issue.expected === 'number' ? 'not_a_number' : 'wrong_type' };
}

function toProblem(told: z.core.$ZodIssue, texts: FieldTexts): Problem {
  const field = told.path.map(String).join('.');
  const text = isAboutLength(told) ? undefined : texts[field];
  const rule = text === undefined ? ruleOf(told, told.message) : findFieldRule(text);
  return {
    told: { field, message: text ?? told.message, ...rule },
    isSpecText: text !== undefined,
  };
}

function toProblems(issue: z.core.$ZodIssue, texts: FieldTexts): Problem[] {
  return resolveUnionIssue(issue).flatMap((told) =>
    told.code === 'unrecognized_keys'
      ? told.keys.map((key) => ({
          told: {
            field: [...told.path.map(String), key].join('.'),
            message: FIELD_RULE_TEXTS.unknown_field,
            rule: 'unknown_field',
          },
          isSpecText: false,
        }))
      : [toProblem(told, texts)],
  );
}

function summary(problems: readonly Problem[]): string {
  const [first] = problems;
  if (!first) return 'The request is not right.';
  const { field, message } = first.told;
  if (first.isSpecText) return message;
  if (problems.length === 1) return [field, message].filter(Boolean).join(': ');
  return `Please check these fields: ${problems.map(({ told }) => told.field || 'body').join(', ')}`;
}

/** Error 400 for input rejected by a schema, with every failing field in `details`. */
export function invalidInputError(
  issues: readonly z.core.$ZodIssue[],
  texts: FieldTexts = {},
): AppError {
  const problems = issues.flatMap((issue) => toProblems(issue, texts));
  const details = problems.map(({ told }) => told);
  return new AppError('invalid_input', summary(problems), { details });
}
