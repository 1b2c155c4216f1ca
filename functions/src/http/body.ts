import { AppError } from '@smriti/shared/base/errors';
import type { Request } from 'express';
import { type MultipartOptions, parseMultipart, type UploadedFile } from './multipart';

/** More than a JSON body of the contracts can need, unless its route says otherwise. */
const MAX_JSON_BYTES = 100 * 1024;
/** Fields and boundaries that come along with files. */
const MULTIPART_OVERHEAD_BYTES = 256 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

export interface ParsedBody {
  /** undefined when the request has no body. */
  value: unknown;
  files: readonly UploadedFile[];
}

const NO_BODY: ParsedBody = { value: undefined, files: [] };

/** The most that is taken, and what to say above it. */
interface Limit {
  bytes: number;
  message: string;
}

function limitOf(bytes: number): Limit {
  const size =
    bytes < 1024 * 1024
      ? `${Math.floor(bytes / 1024)} kB`
      : `${Math.floor(bytes / 1024 / 1024)} MB`;
  return { bytes, message: `The request is too large: at most ${size} are taken here.` };
}

/** Inside Cloud Functions the body has been read already; elsewhere the stream still has it. */
function alreadyRead(request: Request): Buffer | null {
  if ('rawBody' in request && Buffer.isBuffer(request.rawBody)) return request.rawBody;
  return request.readableEnded ? Buffer.alloc(0) : null;
}

async function readStream(request: Request, limit: Limit): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      // The rest is read and thrown away: a client hears the answer once it has sent all it has.
      if (size <= limit.bytes) chunks.push(chunk);
    }
  } catch (cause) {
    throw new AppError('invalid_input', 'The request broke off.', { cause });
  }
  if (size > limit.bytes) throw new AppError('too_large', limit.message);
  return Buffer.concat(chunks);
}

async function readBytes(request: Request, limit: Limit): Promise<Buffer> {
  const bytes = alreadyRead(request);
  if (!bytes) return readStream(request, limit);
  if (bytes.length > limit.bytes) throw new AppError('too_large', limit.message);
  return bytes;
}

function formLimit({ maxFiles, maxFileBytes, whole }: MultipartOptions): Limit {
  return whole ?? limitOf(maxFiles * maxFileBytes + MULTIPART_OVERHEAD_BYTES);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch (cause) {
    throw new AppError('invalid_input', 'The body is not well-formed JSON.', { cause });
  }
}

/** What a route takes. */
export interface BodyOptions {
  /** Takes multipart/form-data beside JSON. */
  multipart?: MultipartOptions;
  /** Where a body is larger than usual. */
  maxJsonBytes?: number;
}

/** 'application/json', with nothing but an optional charset of UTF-8 behind it. */
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;

/**
 * The bytes of a body as they were sent, for a caller whose signature is over them.
 * @throws AppError invalid_input or too_large.
 */
export function readRawBody(request: Request): Promise<Buffer> {
  return readBytes(request, limitOf(MAX_JSON_BYTES));
}

/**
 * Reads and decodes a request's body; `multipart` allows multipart/form-data beside JSON, of which
 * `maxJsonBytes` are taken.
 * @throws AppError invalid_input, too_large or unsupported_type.
 */
export async function readBody(
  request: Request,
  { multipart, maxJsonBytes = MAX_JSON_BYTES }: BodyOptions = {},
): Promise<ParsedBody> {
  const type = request.headers['content-type'] ?? '';
  if (multipart && MULTIPART_TYPE.test(type)) {
    return parseMultipart(await readBytes(request, formLimit(multipart)), type, multipart);
  }
  const bytes = await readBytes(request, limitOf(maxJsonBytes));
  if (bytes.length === 0) return NO_BODY;
  if (!JSON_TYPE.test(type)) {
    const taken = multipart ? 'application/json or multipart/form-data' : 'application/json';
    throw new AppError('unsupported_type', `The body has to be ${taken}.`);
  }
  return { value: parseJson(bytes), files: [] };
}
