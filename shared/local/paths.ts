import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** Everything that tools keep for later runs: compiled helpers, logs, build stamps (git-ignored). */
export const CACHE_FOLDER = join(ROOT, '.cache');

/** The committed emulator export that `npm run seed` makes. */
export const EMULATOR_DATA_FOLDER = join(ROOT, 'emulator-data');
