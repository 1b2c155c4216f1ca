import { join } from 'node:path';
import { formatSource } from '../../dev/programs/format.ts';
import { createFeatures } from '../../../functions/src/app.ts';
import { createLiveDeps } from '../../../functions/src/platform/live-deps.ts';
import { firestoreCases as firestore } from '../../../tests/rules/firestore.cases.ts';
import { storageCases as storage } from '../../../tests/rules/storage.cases.ts';
import { ROOT } from '../../../shared/local/paths.ts';
import { formatPermissionsMarkdown } from './permissions-markdown.ts';

export const ACCESS_PAGE = join(ROOT, 'docs/access.md');

/** Generates the content of docs/access.md from the current routes and rules. */
export async function generateAccessPage(): Promise<string> {
  const settings = {
    GCLOUD_PROJECT: 'demo-unit',
    FUNCTIONS_EMULATOR: 'true',
    LOG_LEVEL: 'silent',
  };
  const { calls } = createFeatures(createLiveDeps(settings));
  return formatSource(ACCESS_PAGE, formatPermissionsMarkdown(calls, { firestore, storage }));
}
