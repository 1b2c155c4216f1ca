import { AppError } from '@smriti/shared/base/errors';

function isDecodable(search: string): boolean {
  try {
    decodeURIComponent(search);
    return true;
  } catch {
    return false;
  }
}

/** Maximum parameter names; more than any call has. */
const MAX_PARAMETERS = 50;

function repeatedName(field: string): AppError {
  const message = 'may be given once only';
  const details = [{ field, message }];
  return new AppError('invalid_input', `${field}: ${message}`, { details });
}

/**
 * Parses the query of a URL to an object of strings. Unlike Express's parser, it rejects malformed input
 * and repeated names.
 * @throws AppError invalid_input.
 */
export function parseQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const search = start < 0 ? '' : url.slice(start + 1);
  if (!isDecodable(search)) throw new AppError('invalid_input', 'The address is malformed.');
  const entries = [...new URLSearchParams(search)];
  if (entries.length > MAX_PARAMETERS) {
    throw new AppError('invalid_input', 'The address has too many parameters.');
  }
  const query = new Map<string, string>();
  for (const [name, value] of entries) {
    if (query.has(name)) throw repeatedName(name);
    query.set(name, value);
  }
  return Object.fromEntries(query);
}
