import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { ToolFailure } from '../../../shared/local/failure.ts';
import { ROOT } from '../../../shared/local/paths.ts';

/**
 * Formats the content of a generated file as `npm run format` would; the extension of `path` says in which
 * language.
 * @throws ToolFailure when the source has syntax errors
 */
export async function formatSource(path: string, source: string): Promise<string> {
  const config = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  const { singleQuote, printWidth } = config;
  const { code, errors } = await format(path, source, { singleQuote, printWidth });
  if (errors.length > 0) throw new ToolFailure(`${path}: ${errors[0]?.message}`);
  return code;
}
