import type { Endpoint, OutputOf } from '@smriti/shared/endpoint';
import type * as z from 'zod/mini';
import type { CachePolicy, HandlerAnswer } from './answer';
import type { Api } from './api';
import type { Access, Caller } from './authenticate';

/** Names one write, so that a retry of it has no second effect; see platform/idempotency.ts. */
export interface IdempotencyClaim {
  /** Of the caller and the Idempotency-Key header. */
  id: string;
  /** Of the call and everything that was sent with it. */
  fingerprint: string;
}

export interface UploadedFile {
  field: string;
  bytes: Buffer;
}

export interface MultipartOptions {
  /** The only fields that may carry files. */
  fileFields: readonly string[];
  maxFiles: number;
  maxFileBytes: number;
}

export interface RouteOptions<A extends Access> {
  access: A;
  /** Asks for a sign-in at most 10 minutes ago. */
  fresh?: boolean;
  /** `none` when left out. */
  cache?: CachePolicy;
  /** Takes multipart/form-data beside JSON. */
  multipart?: MultipartOptions;
}

/** One call, parsed: handlers see nothing that a schema has not accepted. */
export interface Call<E extends Endpoint, A extends Access> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
  body: OutputOf<E['body']>;
  files: readonly UploadedFile[];
  caller: A extends 'public' | 'any-token' ? Caller | null : Caller;
  request: {
    id: string;
    /** null without an Idempotency-Key header, and for visitors, whom nothing tells apart. */
    idempotency: IdempotencyClaim | null;
  };
}

export type Handler<E extends Endpoint, A extends Access> = (
  call: Call<E, A>,
) => HandlerAnswer<z.input<E['response']>> | Promise<HandlerAnswer<z.input<E['response']>>>;

/**
 * Serves an endpoint of the contracts: authenticates and authorises, parses params, query and body,
 * and answers what the handler returns, stripped to the response schema.
 */
export declare function route<E extends Endpoint, const A extends Access>(
  api: Api,
  endpoint: E,
  options: RouteOptions<A>,
  handler: Handler<E, A>,
): void;
