import { readFileSync } from 'node:fs';
import { BUNDLE_BUDGETS, createBundleChecks } from './tools/quality/checks/bundle-budgets.ts';
import { createRouteChecks } from './tools/quality/checks/route-views.ts';

const FOLDER = 'web/dist-demo-smriti-test';

/** Manifest of the web build that `npm run check` creates before it runs size-limit. */
const manifest = JSON.parse(readFileSync(`${FOLDER}/.vite/manifest.json`, 'utf8'));
export default [
  ...createBundleChecks(manifest, FOLDER, BUNDLE_BUDGETS),
  ...createRouteChecks(manifest, FOLDER),
];
