import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';

const FEATURES = join(import.meta.dirname, '../../features');
const endpoint = z.object({
  secretEnvironmentVariables: z.optional(z.array(z.object({ key: z.string() }))),
});

/** Names of the secrets in the deployed options of a function. */
function secretsOf(deployed: unknown): string[] {
  const found = z.parse(
    endpoint,
    Reflect.get(z.parse(z.instanceof(Function), deployed), '__endpoint'),
  );
  return found.secretEnvironmentVariables?.map(({ key }) => key) ?? [];
}

/** Trigger files that use all settings: `loadLiveDeps` rejects when one is missing. */
const files = readdirSync(FEATURES, { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.triggers.ts'))
  .filter((file) => readFileSync(join(FEATURES, file), 'utf8').includes('loadLiveDeps'));

it.each(files)('%s is deployed with all secrets', { timeout: 30_000 }, async (file) => {
  const functions = z.parse(z.looseObject({}), { ...(await import(join(FEATURES, file))) });
  expect(Object.values(functions).flatMap(secretsOf)).toContain('PICTURE_SECRET');
});
