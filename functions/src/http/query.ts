import { AppError } from '@smriti/shared/base/errors';

function isDecodable(search: string): boolean {
  try {
    decodeURIComponent(search);
    return true;
  } catch {
    return false;
  }
}

/**
 * The query of a URL as an object of strings. Express's own parser forgives malformed input and
 * turns repeated names into arrays; here both are refused.
 * @throws AppError invalid_input.
 */
export function parseQuery(url: string): Record<string, string> {
  const start = url.indexOf('?');
  const search = start < 0 ? '' : url.slice(start + 1);
  if (!isDecodable(search)) throw new AppError('invalid_input', 'The address is malformed.');
  const entries = [...new URLSearchParams(search)];
  const repeated = entries.find(([name], index) =>
    entries.slice(0, index).some(([earlier]) => earlier === name),
  );
  if (repeated) {
    const details = [{ field: repeated[0], message: 'may be given once only' }];
    throw new AppError('invalid_input', `${repeated[0]}: may be given once only`, { details });
  }
  return Object.fromEntries(entries);
}
