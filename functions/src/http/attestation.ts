import { ATTESTATION_HEADER, isAttested } from '@smriti/shared/base/attestation';
import { AppError } from '@smriti/shared/base/errors';
import type { RequestHandler } from 'express';
import * as z from 'zod/mini';
import type { AttestationVerifier } from '../platform/app-check';

/** Verifier codes for invalid tokens; any other error is internal. */
const TOKEN_PROBLEMS = [
  'app-check/app-check-token-expired',
  'app-check/invalid-argument',
  'app-check/unauthenticated',
];
const verifierError = z.object({ code: z.enum(TOKEN_PROBLEMS) });
const MAX_TOKEN_LENGTH = 8192;

function notAttested(cause?: unknown): AppError {
  const message =
    'We could not make sure that this request comes from our shop. Please reload the page and try again.';
  return new AppError('not_attested', message, { cause });
}

/**
 * Requires a valid App Check token for the calls of `isAttested` (docs/rules.md#api-8). Runs before the
 * request is read and the caller is looked up.
 */
export function requireAttestation(verifier: AttestationVerifier): RequestHandler {
  return async (request, _response, next) => {
    if (!isAttested(request.path)) {
      next();
      return;
    }
    const token = request.get(ATTESTATION_HEADER) ?? '';
    if (token === '' || token.length > MAX_TOKEN_LENGTH) throw notAttested();
    try {
      await verifier.verifyToken(token);
    } catch (cause) {
      throw verifierError.safeParse(cause).success ? notAttested(cause) : cause;
    }
    next();
  };
}
