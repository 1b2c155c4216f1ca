import { AppError } from '@smriti/shared/base/errors';
import busboy from 'busboy';

export interface UploadedFile {
  field: string;
  /** File name from the sender, shortened for messages. */
  name: string;
  /** Original file name; may be shown to the sender, never used as a path. */
  fileName: string;
  bytes: Buffer;
}

export interface MultipartOptions {
  fileFields: readonly string[];
  maxFiles: number;
  tooManyFiles?: string;
  maxFileBytes: number;
  /** Limit of the whole form in bytes, and its error message; by default the sum of the file limits. */
  whole?: { bytes: number; message: string };
}

const MAX_FIELDS = 60;
const MAX_FIELD_BYTES = 64 * 1024;
const MAX_NAME_LENGTH = 80;

interface Form {
  value: Record<string, string>;
  files: UploadedFile[];
}

function malformed(cause?: unknown): AppError {
  return new AppError('invalid_input', 'The form is malformed or incomplete.', { cause });
}

function refusedField(field: string, message: string): AppError {
  return new AppError('invalid_input', `${field}: ${message}`, { details: [{ field, message }] });
}

// eslint-disable-next-line no-control-regex -- the point of the pattern
const CONTROL_CHARACTERS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

/** A short, single-line file name for messages. */
function nameForMessages(filename: string | undefined): string {
  const name = (filename ?? '').replace(CONTROL_CHARACTERS, '').trim();
  return name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH)}…` : name || 'file';
}

function openForm(contentType: string, options: MultipartOptions): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      defParamCharset: 'utf8', // encoding of file names sent by browsers
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        files: options.maxFiles,
        // busboy signals the limit when it is reached, not exceeded
        fileSize: options.maxFileBytes + 1,
      },
    });
  } catch (cause) {
    throw malformed(cause);
  }
}

/**
 * Parses a complete multipart/form-data body. A file part without name and content counts as absent:
 * browsers send it for an empty file input.
 * @throws AppError invalid_input or too_large.
 */
export function parseMultipart(
  body: Buffer,
  contentType: string,
  options: MultipartOptions,
): Promise<Form> {
  const form = openForm(contentType, options);
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    const files: UploadedFile[] = [];
    const tooMany = () => reject(refusedField('body', 'has too many parts'));

    form.on('field', (name, value, info) => {
      if (info.valueTruncated) reject(refusedField(name, 'is too long'));
      if (fields.has(name)) reject(refusedField(name, 'may be given once only'));
      fields.set(name, value);
    });
    form.on('file', (field, stream, info) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('limit', () => {
        const megabytes = Math.floor(options.maxFileBytes / 1024 / 1024);
        const message = `'${nameForMessages(info.filename)}' is too large: a file may have at most ${megabytes} MB.`;
        reject(new AppError('too_large', message, { details: [{ field, message }] }));
      });
      // A truncated body raises its error here, too; unhandled, it would end the process.
      stream.on('error', (cause) => reject(malformed(cause)));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (bytes.length === 0 && !info.filename) return;
        if (!options.fileFields.includes(field)) reject(refusedField(field, 'takes no file'));
        files.push({
          field,
          name: nameForMessages(info.filename),
          fileName: info.filename ?? '',
          bytes,
        });
      });
    });
    form.on('fieldsLimit', tooMany);
    form.on('filesLimit', () => {
      const { tooManyFiles } = options;
      if (tooManyFiles === undefined) tooMany();
      else reject(new AppError('too_large', tooManyFiles));
    });
    form.on('partsLimit', tooMany);
    form.on('error', (cause) => reject(malformed(cause)));
    form.on('close', () => resolve({ value: Object.fromEntries(fields), files }));
    form.end(body);
  });
}
