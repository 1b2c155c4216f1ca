import * as z from 'zod/mini';

/**
 * What can go wrong, in the order of docs/rules.md#api-2. Only `functions/src/http` knows the HTTP
 * status of each.
 */
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

/** What stands in for the `{...}` of a sentence in another language. */
const params = z.optional(z.record(z.string(), z.string()));

/**
 * One field that failed: its dotted path in the input and a sentence a person can read. `rule` names
 * the sentence (error-rules.ts), so that it can be said in another language.
 */
export const fieldProblem = z.object({
  field: z.string(),
  message: z.string(),
  rule: z.optional(z.string()),
  params,
});
export type FieldProblem = z.infer<typeof fieldProblem>;

/** The body of every answer that is not a success. `reason` names the sentence (error-reasons.ts). */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(ERROR_CODES),
  reason: z.optional(z.string()),
  params,
  request_id: z.string(),
  details: z.optional(z.unknown()),
});
export type ErrorBody = z.infer<typeof errorBody>;

interface AppErrorOptions {
  cause?: unknown;
  /** Goes to the client, e.g. the failing fields or the right price. Never internals. */
  details?: unknown;
}

/** An expected failure. `message` is shown to people; `cause` is for the log only. */
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
