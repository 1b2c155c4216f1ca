import { AppError } from '@smriti/shared/base/errors';
import type { Request } from 'express';
import { type MultipartOptions, parseMultipart, type UploadedFile } from './multipart';

/** Maximum JSON body in bytes, unless a route sets its own. */
const MAX_JSON_BYTES = 100 * 1024;
/** Allowance in bytes for fields and boundaries next to the files. */
const MULTIPART_OVERHEAD_BYTES = 256 * 1024;

const utf8 = new TextDecoder('utf-8', { fatal: true });

export interface ParsedBody {
  /** The parsed body; undefined if there is none. */
  value: unknown;
  files: readonly UploadedFile[];
}

const NO_BODY: ParsedBody = { value: undefined, files: [] };

/** Size limit and its error message. */
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

/** The body if Cloud Functions has read it already; elsewhere null, and the stream still has it. */
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
      // The rest is read and dropped: a client reads the answer only after sending everything.
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

function parseJsonBody(bytes: Buffer): unknown {
  try {
    return JSON.parse(utf8.decode(bytes)) as unknown;
  } catch (cause) {
    throw new AppError('invalid_input', 'The body is not well-formed JSON.', { cause });
  }
}

export interface BodyOptions {
  /** Accepts multipart/form-data in addition to JSON. */
  multipart?: MultipartOptions;
  /** Maximum JSON body in bytes, when different from the default. */
  maxJsonBytes?: number;
}

/** 'application/json', optionally with charset UTF-8. */
const JSON_TYPE = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i;
const MULTIPART_TYPE = /^multipart\/form-data\s*;/i;

/**
 * The unmodified bytes of a body, for checking a signature.
 * @throws AppError invalid_input or too_large.
 */
export function readRawBody(request: Request): Promise<Buffer> {
  return readBytes(request, limitOf(MAX_JSON_BYTES));
}

/**
 * Reads and decodes a request's body: JSON of at most `maxJsonBytes`, and multipart/form-data if
 * `multipart` is set.
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
  return { value: parseJsonBody(bytes), files: [] };
}
