import { AppError, type FieldProblem } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';

// Once for the process: zod/mini comes without texts, to spare browsers their weight.
z.config(z.locales.en());

/** The shop's own text for whatever is wrong with a field. */
export type FieldTexts = Readonly<Record<string, string>>;

interface Problem extends FieldProblem {
  /** Whether `message` is the shop's, a whole sentence. */
  isSpecText: boolean;
}

/** A union says nothing but 'Invalid input'; its last alternative is the general one. */
function mostTelling(issue: z.core.$ZodIssue): z.core.$ZodIssue {
  if (issue.code !== 'invalid_union' || issue.message !== 'Invalid input') return issue;
  const last = issue.errors.at(-1)?.[0];
  if (!last) return issue;
  const told = mostTelling(last);
  return { ...told, path: [...issue.path, ...told.path] };
}

function isAboutLength(issue: z.core.$ZodIssue): boolean {
  return issue.code === 'too_big' && issue.origin === 'string';
}

function toProblems(issue: z.core.$ZodIssue, texts: FieldTexts): Problem[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...path, key].join('.'),
      message: 'is not a known field',
      isSpecText: false,
    }));
  }
  const told = mostTelling(issue);
  const field = told.path.map(String).join('.');
  const text = isAboutLength(told) ? undefined : texts[field];
  return [{ field, message: text ?? told.message, isSpecText: text !== undefined }];
}

function summary(problems: readonly Problem[]): string {
  const [first] = problems;
  if (!first) return 'The request is not right.';
  if (first.isSpecText) return first.message;
  if (problems.length === 1) return [first.field, first.message].filter(Boolean).join(': ');
  return `Please check these fields: ${problems.map((problem) => problem.field || 'body').join(', ')}`;
}

/** 400 for input that a schema refuses: every failing field in `details`. */
export function refusedInput(
  issues: readonly z.core.$ZodIssue[],
  texts: FieldTexts = {},
): AppError {
  const problems = issues.flatMap((issue) => toProblems(issue, texts));
  const details = problems.map(({ field, message }) => ({ field, message }));
  return new AppError('invalid_input', summary(problems), { details });
}
