import { AppError, type ErrorBody, type ErrorCode } from '@smriti/shared/base/errors';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import { currentRequestContext } from '../platform/request-context';
import { findErrorReason, addFieldRules } from '../platform/error-reason';
import { isFirestoreUnavailable } from '../platform/database/transactions';

/** The HTTP status of each kind of failure (docs/rules.md#api-2). */
const STATUS: Record<ErrorCode, number> = {
  invalid_input: 400,
  unauthenticated: 401,
  not_attested: 401,
  forbidden: 403,
  fresh_sign_in: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  business_rule: 422,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
};

const GENERIC = 'Something went wrong on our side. Please try again.';
const UNAVAILABLE = 'The service is not available. Please try again later.';
/** Value of Retry-After, in seconds. */
export const RETRY_AFTER_SECONDS = 10;

/** Errors of Express and Node for unreadable requests, e.g. a malformed '%' in a path. */
const requestProblem = z.object({ status: z.int().check(z.gte(400), z.lte(499)) });

/** Converts anything thrown to an AppError with its HTTP status. */
function failureOf(thrown: unknown): { error: AppError; status: number } {
  const error = toAppError(thrown);
  return { error, status: STATUS[error.code] };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (requestProblem.safeParse(error).success) {
    return new AppError('invalid_input', 'The request could not be read.', { cause: error });
  }
  if (isFirestoreUnavailable(error))
    return new AppError('unavailable', UNAVAILABLE, { cause: error });
  return new AppError('internal', GENERIC, { cause: error });
}

/** Codes of errors not caused by the caller. */
const OURS: readonly ErrorCode[] = ['internal', 'unavailable'];

/** Logs an internal error with its cause; the cause is never sent to the client. */
function logFailure(logger: Logger, error: AppError): void {
  if (!OURS.includes(error.code)) return;
  logger.error({ request_id: currentRequestContext()?.id, err: error.cause ?? error }, 'failed');
}

function toBody(error: AppError): ErrorBody {
  const isInternal = error.code === 'internal';
  const message = isInternal ? GENERIC : error.message;
  return {
    message,
    code: error.code,
    ...findErrorReason(message),
    request_id: currentRequestContext()?.id ?? '',
    ...(error.details === undefined || isInternal ? {} : { details: addFieldRules(error.details) }),
  };
}

/** Answers paths without a route. */
export const answerNotFound: RequestHandler = () => {
  throw new AppError('not_found', 'There is nothing at this address.');
};

/** Logs an error with its cause; `answer` then sends status and body. */
export function createFailureHandler(
  logger: Logger,
  answer: (failure: ReturnType<typeof failureOf>, response: Response) => void,
): ErrorRequestHandler {
  return (thrown, _request, response, next) => {
    const failure = failureOf(thrown);
    logFailure(logger, failure.error);
    if (response.headersSent) {
      next(thrown);
      return;
    }
    response.removeHeader('ETag');
    if (failure.error.code === 'unavailable')
      response.setHeader('Retry-After', RETRY_AFTER_SECONDS);
    answer(failure, response);
  };
}

/** Answers errors in the error format of the API; the cause is only logged. */
export function createErrorHandler(logger: Logger): ErrorRequestHandler {
  return createFailureHandler(logger, ({ error, status }, response) => {
    response.setHeader('Cache-Control', 'no-store');
    if (error.code === 'unauthenticated') response.setHeader('WWW-Authenticate', 'Bearer');
    response.status(status).json(toBody(error));
  });
}
