import type { Endpoint } from '@smriti/shared/base/endpoint';
import { errorBody } from '@smriti/shared/base/errors';
import * as z from 'zod/mini';
import { parseJsonOrUndefined } from '../../../functions/src/platform/formats/parse-json.ts';

export interface ReceivedAnswer {
  status: number;
  headers: Headers;
  text: string;
}

const isJson = ({ headers }: ReceivedAnswer) =>
  headers.get('content-type')?.startsWith('application/json') ?? false;

function successProblem({ response }: Endpoint, answer: ReceivedAnswer): string | null {
  // files have no schema, and empty answers no body
  if (response instanceof z.ZodMiniNever || answer.status === 204) return null;
  if (!isJson(answer)) return 'a success that is no JSON';
  const { error } = response.safeParse(parseJsonOrUndefined(answer.text));
  return error ? `a success that its contract does not know: ${z.prettifyError(error)}` : null;
}

function refusalProblem(answer: ReceivedAnswer): string | null {
  const { success, data } = errorBody.safeParse(parseJsonOrUndefined(answer.text));
  if (!success || data.message === '') return 'a refusal that is no error of ours';
  if (data.request_id !== answer.headers.get('x-request-id')) return 'a refusal of another request';
  if (answer.headers.get('cache-control') !== 'no-store') return 'a refusal that may be kept';
  return null;
}

/**
 * Problem of an answer, which must match its contract (2xx) or the shape of all errors (4xx).
 * @param isPlatforms whether the platform may have refused the body before our code, with its own error
 */
export function findAnswerProblem(
  endpoint: Endpoint,
  answer: ReceivedAnswer,
  isPlatforms: boolean,
): string | null {
  const { status } = answer;
  if (status >= 200 && status < 300) return successProblem(endpoint, answer);
  if (status >= 400 && status < 500) {
    return isPlatforms && !isJson(answer) ? null : refusalProblem(answer);
  }
  return `an answer of ${status}`;
}
