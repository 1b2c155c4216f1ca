import { AppError, type FieldProblem } from '@smriti/shared/base/errors';

/**
 * 400 for fields that a rule of the shop refuses, in the shop's words; at least one. `message` is
 * the first one's own when left out.
 */
export function refusedFields(problems: readonly FieldProblem[], message?: string): AppError {
  const [first] = problems;
  return new AppError('invalid_input', message ?? first?.message ?? 'The request is not right.', {
    details: problems,
  });
}
