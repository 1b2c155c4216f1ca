import * as z from 'zod/mini';
import { errorReasonFields } from './error-reason-fields';

/** Error codes, in the order of docs/rules.md#api-2. Only `functions/src/http` maps them to HTTP statuses. */
export const ERROR_CODES = [
  'invalid_input',
  'unauthenticated',
  'not_attested',
  'forbidden',
  'fresh_sign_in',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_type',
  'business_rule',
  'rate_limited',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * One failing field: its dotted path in the input and a human-readable sentence. `rule` names the sentence
 * (error-rules.ts) for translation.
 */
export const fieldProblem = z.object({
  field: z.string(),
  message: z.string(),
  rule: z.optional(z.string()),
  params: errorReasonFields.params,
});
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every error response. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  ...errorReasonFields,
  request_id: z.string(),
  details: z.optional(z.unknown()),
});
export type ErrorBody = z.infer<typeof errorBody>;

interface AppErrorOptions {
  cause?: unknown;
  /** Sent to the client, e.g. the failing fields or the correct price. Never internals. */
  details?: unknown;
}

/** An expected failure. `message` is shown to users; `cause` is only logged. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: unknown;

  constructor(code: ErrorCode, message: string, options: AppErrorOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
  }
}
