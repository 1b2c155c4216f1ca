import { AppError } from '@smriti/shared/base/errors';

const MAX_NESTING = 16;
// Cs: half a surrogate pair. U+FFFD: what decoders leave in place of bytes that were not UTF-8.
// eslint-disable-next-line no-control-regex -- the point of the pattern
const UNREADABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd\p{Cs}]/u;

function refuse(path: readonly string[], message: string): never {
  const field = path.join('.');
  throw new AppError('invalid_input', `${field || 'body'}: ${message}`, {
    details: [{ field, message }],
  });
}

/**
 * Rejects invalid text anywhere in an input (control characters, half surrogates, remains of malformed
 * UTF-8), and nesting deeper than any contract.
 * @throws AppError invalid_input, naming the field.
 */
export function assertPlainText(value: unknown, path: readonly string[] = []): void {
  if (typeof value === 'string') {
    if (UNREADABLE.test(value)) refuse(path, 'contains characters that are not text');
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  if (path.length >= MAX_NESTING) refuse(path, 'is nested too deeply');
  for (const [key, item] of Object.entries(value)) {
    if (UNREADABLE.test(key)) refuse(path, 'has a field whose name is not text');
    assertPlainText(item, [...path, key]);
  }
}
