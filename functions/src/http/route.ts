import { AppError } from '@smriti/shared/base/errors';
import type { Endpoint, OutputOf } from '@smriti/shared/base/endpoint';
import { isReservedId } from '@smriti/shared/base/ids';
import { stripUnknownFields } from '@smriti/shared/base/unknown-fields';
import type { Request } from 'express';
import * as z from 'zod/mini';
import type { Caller, SignedInCaller } from '../platform/caller';
import { createIdempotencyClaim, type IdempotencyClaim } from '../platform/database/idempotency';
import { currentRequestContext } from '../platform/request-context';
import {
  type CachePolicy,
  type HandlerAnswer,
  isRedirectReply,
  isFileReply,
  isPictureReply,
  isReply,
  isSerialisedReply,
  sendAnswer,
  sendRedirect,
  sendFile,
  sendPicture,
  addHeaders,
} from './answer';
import type { Api } from './api';
import { type AccessRule, authenticate, type BearerAccess, parseBearer } from './authenticate';
import { type BodyOptions, type ParsedBody, readBody } from './body';
import type { UploadedFile } from './multipart';
import { assertPlainText } from './plain-text';
import { type FieldTexts, invalidInputError } from './problems';
import { toRateLimitKey } from './rate-limit';
import { parseQuery } from './query';

/** Any authenticated caller; idempotency keys are scoped to the caller. */
interface AnyCaller {
  uid: string;
}
type AnyAccess = AccessRule | BearerAccess<AnyCaller>;

type CallerBy<A extends AnyAccess> =
  A extends BearerAccess<infer C>
    ? C
    : A extends 'public' | 'any-token'
      ? Caller | null
      : SignedInCaller;

export interface RouteOptions<A extends AnyAccess> extends BodyOptions {
  /** Roles, or a function that resolves the caller of the shop's own tokens. */
  access: A;
  /** Requires a sign-in at most 10 minutes old. */
  fresh?: boolean;
  /** Cache policy of the answer; default: `none`. */
  cache?: CachePolicy;
  /** The shop's error texts by field; a function when they depend on a setting. */
  fieldTexts?: FieldTexts | (() => Promise<FieldTexts>);
}

/** A parsed call: handlers only see data accepted by a schema. */
export interface ParsedCall<E extends Endpoint, A extends AnyAccess> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
  files: readonly UploadedFile[];
  caller: CallerBy<A>;
  request: {
    id: string;
    /** Network of the caller's address; null when unknown, as in the emulators. */
    network: string | null;
    /** Claim of the Idempotency-Key header; null without the header, and for visitors. */
    idempotency: IdempotencyClaim | null;
  };
}

type Answer<E extends Endpoint> = HandlerAnswer<z.input<E['response']>>;
export type Handler<E extends Endpoint, A extends AnyAccess> = (
  call: ParsedCall<E, A>,
) => Answer<E> | Promise<Answer<E>>;

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,255}$/;

interface Inputs {
  params: unknown;
  query: unknown;
  body: unknown;
}

const NOTHING = z.strictObject({});
const NO_BODY = z.undefined({ error: 'This call takes no body.' });

/** Whether a path contains an id that no record can have; answered like a missing record. */
function hasReservedId(params: unknown): boolean {
  return typeof params === 'object' && Object.values(params ?? {}).some(isReservedId);
}

/** Parses each part by its schema; a part without schema must be absent. */
function parseInputs(endpoint: Endpoint, inputs: Inputs, texts: FieldTexts | undefined): Inputs {
  assertPlainText(inputs.params);
  assertPlainText(inputs.query);
  assertPlainText(inputs.body);
  if (endpoint.body && inputs.body === undefined) {
    throw new AppError('invalid_input', 'This call needs a body.');
  }
  const params = (endpoint.params ?? NOTHING).safeParse(inputs.params);
  const query = (endpoint.query ?? NOTHING).safeParse(inputs.query);
  const body = (endpoint.body ?? NO_BODY).safeParse(inputs.body);
  if (params.success && query.success && body.success) {
    return { params: params.data, query: query.data, body: body.data };
  }
  if (!params.success && hasReservedId(inputs.params)) {
    throw new AppError('not_found', 'There is nothing at this address.');
  }
  const issues = [params, query, body].flatMap((part) => part.error?.issues ?? []);
  throw invalidInputError(issues, texts);
}

function claimFor(
  request: Request,
  endpoint: Endpoint,
  caller: AnyCaller | null,
  inputs: Inputs & Pick<ParsedBody, 'files'>,
): IdempotencyClaim | null {
  const key = request.get('Idempotency-Key');
  if (key === undefined || !caller || endpoint.method === 'GET') return null;
  if (!IDEMPOTENCY_KEY.test(key)) {
    throw new AppError(
      'invalid_input',
      'The Idempotency-Key must have 1 to 255 visible characters.',
    );
  }
  return createIdempotencyClaim({
    uid: caller.uid,
    key,
    method: endpoint.method,
    path: endpoint.path,
    ...inputs,
  });
}

function callerOf(
  { deps }: Api,
  { access, fresh = false }: RouteOptions<AnyAccess>,
  header: string | undefined,
): Promise<AnyCaller | null> {
  if (typeof access === 'function') return access(parseBearer(header));
  return authenticate(deps, header, { access, fresh });
}

async function parseCall(
  api: Api,
  endpoint: Endpoint,
  options: RouteOptions<AnyAccess>,
  request: Request,
) {
  const caller = await callerOf(api, options, request.headers.authorization);
  const body = endpoint.method === 'GET' ? null : await readBody(request, options);
  const inputs = parseInputs(
    endpoint,
    { params: request.params, query: parseQuery(request.url), body: body?.value },
    typeof options.fieldTexts === 'function' ? await options.fieldTexts() : options.fieldTexts,
  );
  const files = body?.files ?? [];
  const network = request.ip === undefined ? null : toRateLimitKey(request.ip);
  const origin = { id: currentRequestContext()?.id ?? '', network };
  const idempotency = claimFor(request, endpoint, caller, { ...inputs, files });
  return { ...inputs, files, caller, request: { ...origin, idempotency } };
}

function toOutgoing(endpoint: Endpoint, answer: unknown) {
  if (isSerialisedReply(answer)) return answer;
  const { value, headers } = isReply(answer) ? answer : addHeaders(answer, {});
  const parsed = stripUnknownFields(endpoint.response).safeParse(value);
  if (!parsed.success) {
    throw new AppError('internal', 'The answer does not fit its contract.', {
      cause: parsed.error,
    });
  }
  return { json: Buffer.from(JSON.stringify(parsed.data)), headers };
}

/**
 * Serves an endpoint: authenticates and authorises the caller, parses params, query and body, and
 * answers the handler's result, reduced to the response schema.
 */
export function addRoute<E extends Endpoint, const A extends AnyAccess>(
  api: Api,
  endpoint: E,
  options: RouteOptions<A>,
  handler: Handler<E, A>,
): void {
  const { access, fresh = false } = options;
  api.calls.push({
    endpoint,
    fresh,
    access: typeof access === 'function' ? 'guest-token' : access,
  });
  const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
  api.router[method](endpoint.path, async (request, response) => {
    const context = currentRequestContext();
    if (context) context.route = endpoint.path;
    const call = await parseCall(api, endpoint, options, request);
    // Ensured by the schemas of `endpoint` and the check of `access` above.
    const answer = await handler(call as ParsedCall<E, A>);
    if (isFileReply(answer)) {
      sendFile(response, answer);
      return;
    }
    if (isRedirectReply(answer)) {
      sendRedirect(response, answer);
      return;
    }
    if (isPictureReply(answer)) {
      await sendPicture(response, answer);
      return;
    }
    sendAnswer(request, response, {
      cache: options.cache ?? 'none',
      ...toOutgoing(endpoint, answer),
    });
  });
}
