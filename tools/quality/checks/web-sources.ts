import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../../../shared/local/paths.ts';

const WEB = join(ROOT, 'web');

/** Files that only contain the routes of staff pages and have no view of their own. */
export const STAFF_ROUTES = ['src/app/StaffRoutes.tsx', 'src/features/admin/AdminRoutes.tsx'];

/** Reads a source file of the web app; returns null if it does not exist. */
export type SourceReader = (source: string) => string | null;

export const readSource: SourceReader = (source) =>
  existsSync(join(WEB, source)) ? readFileSync(join(WEB, source), 'utf8') : null;

/**
 * Path of the source file that an import refers to; undefined for packages, styles and missing
 * files.
 */
export function resolveImport(
  path: string,
  importer: string,
  read: SourceReader,
): string | undefined {
  if (!/^[#.]/.test(path)) return undefined;
  const target = path.startsWith('#') ? `src/${path.slice(1)}` : join(dirname(importer), path);
  return ['', '.tsx', '.ts']
    .map((ending) => target + ending)
    .find((file) => /[.]tsx?$/.test(file) && read(file) !== null);
}
