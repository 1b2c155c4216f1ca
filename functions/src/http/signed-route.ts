import { AppError } from '@smriti/shared/base/errors';
import type { Endpoint, InputOf, OutputOf } from '@smriti/shared/base/endpoint';
import { currentRequestContext } from '../platform/request-context';
import { sendAnswer } from './answer';
import type { Api } from './api';
import { readRawBody } from './body';
import { invalidInputError } from './problems';

/** A call from a company's server; only `params` are validated. */
interface SignedCall<E extends Endpoint> {
  params: OutputOf<E['params']>;
  /** Raw bytes covered by the signature. */
  body: Buffer;
  header: (name: string) => string | undefined;
}

/**
 * Serves an endpoint authenticated by a signature over the raw body instead of a token. The handler must
 * check the signature first.
 */
export function addSignedRoute<E extends Endpoint>(
  api: Api,
  endpoint: E,
  handler: (call: SignedCall<E>) => Promise<InputOf<E['response']>>,
): void {
  api.calls.push({ endpoint, access: 'signed', fresh: false });
  api.router.post(endpoint.path, async (request, response) => {
    const context = currentRequestContext();
    if (context) context.route = endpoint.path;
    const params = endpoint.params?.safeParse(request.params);
    if (params && !params.success) throw invalidInputError(params.error.issues);
    const answer = await handler({
      // Ensured by the schema of `endpoint` above.
      params: params?.data as OutputOf<E['params']>,
      body: await readRawBody(request),
      header: (name) => request.get(name),
    });
    const parsed = endpoint.response.safeParse(answer);
    if (!parsed.success) {
      const cause = parsed.error;
      throw new AppError('internal', 'The answer does not fit its contract.', { cause });
    }
    const json = Buffer.from(JSON.stringify(parsed.data));
    sendAnswer(request, response, { json, headers: {}, cache: 'none' });
  });
}
