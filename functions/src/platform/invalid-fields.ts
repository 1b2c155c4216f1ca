import { AppError, type FieldProblem } from '@smriti/shared/base/errors';

/**
 * Error 400 for at least one field that breaks a rule of the shop. Default of `message`: that of the
 * first problem.
 */
export function invalidFieldsError(problems: readonly FieldProblem[], message?: string): AppError {
  const [first] = problems;
  return new AppError('invalid_input', message ?? first?.message ?? 'The request is not right.', {
    details: problems,
  });
}
