import { AppError } from '@smriti/shared/errors';
import busboy from 'busboy';

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

const MAX_FIELDS = 60;
const MAX_FIELD_BYTES = 64 * 1024;

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

function openForm(contentType: string, options: MultipartOptions): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': contentType },
      limits: {
        fields: MAX_FIELDS,
        fieldSize: MAX_FIELD_BYTES,
        files: options.maxFiles,
        // busboy says 'limit' when it is reached, not when it is passed
        fileSize: options.maxFileBytes + 1,
      },
    });
  } catch (cause) {
    throw malformed(cause);
  }
}

/**
 * Parses a whole multipart/form-data body. A file part without a name and content, which is how
 * browsers send a file input left empty, counts as absent.
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
        const message = `A file may have at most ${megabytes} MB.`;
        reject(new AppError('too_large', message, { details: [{ field, message }] }));
      });
      // A body that breaks off raises its error here as well: unhandled, it would end the process.
      stream.on('error', (cause) => reject(malformed(cause)));
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        if (bytes.length === 0 && !info.filename) return;
        if (!options.fileFields.includes(field)) reject(refusedField(field, 'takes no file'));
        files.push({ field, bytes });
      });
    });
    form.on('fieldsLimit', tooMany);
    form.on('filesLimit', tooMany);
    form.on('partsLimit', tooMany);
    form.on('error', (cause) => reject(malformed(cause)));
    form.on('close', () => resolve({ value: Object.fromEntries(fields), files }));
    form.end(body);
  });
}
