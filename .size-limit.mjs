import { readFileSync } from 'node:fs';
import { BUNDLE_BUDGETS, bundleChecks } from './tools/checks/bundle-budgets.ts';

const FOLDER = 'web/dist-demo-smriti-test';

/** `npm run check` builds the web app first and loads this under tsx. */
export default bundleChecks(
  JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, 'utf8')),
  FOLDER,
  BUNDLE_BUDGETS,
);
