import { AppError, type FieldProblem } from '@smriti/shared/errors';

/** 400 for fields that a rule of the spec refuses, in the spec's words; at least one. */
export function refusedFields(problems: readonly FieldProblem[]): AppError {
  const [first] = problems;
  return new AppError('invalid_input', first?.message ?? 'The request is not right.', {
    details: problems,
  });
}
