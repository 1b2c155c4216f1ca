import * as z from 'zod/mini';
import { type Environment, getEnvironment } from '../../shared/local/environment';

const variables = z.object({
  SMRITI_TEST_PROJECT: z.string().check(z.minLength(1)),
  SMRITI_TEST_HOSTING_ORIGIN: z.url(),
  SMRITI_TEST_FUNCTIONS_ORIGIN: z.url(),
  SMRITI_TEST_AUTH_ORIGIN: z.url(),
  SMRITI_TEST_FIRESTORE_ORIGIN: z.url(),
  SMRITI_TEST_STORAGE_ORIGIN: z.url(),
  SMRITI_TEST_RAZORPAY_ORIGIN: z.url(),
});

const parsed = variables.safeParse(process.env);
if (!parsed.success) {
  const missing = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(
    `These tests need running emulators, and ${missing} is not set: run them by 'npm test', 'npx vitest run PATH' or 'npx playwright test NAME'.`,
  );
}

/** The project id of the emulators, and its default bucket. */
export const projectId = parsed.data.SMRITI_TEST_PROJECT;
export const bucket = `${projectId}.appspot.com`;

/** The environment whose emulators the tests use. */
export const environment: Environment = getEnvironment(
  projectId === getEnvironment('test-serial').projectId ? 'test-serial' : 'test',
);

/** Origins of the shop and its emulators, such as http://127.0.0.1:5150. */
export const origins = {
  hosting: parsed.data.SMRITI_TEST_HOSTING_ORIGIN,
  functions: parsed.data.SMRITI_TEST_FUNCTIONS_ORIGIN,
  auth: parsed.data.SMRITI_TEST_AUTH_ORIGIN,
  firestore: parsed.data.SMRITI_TEST_FIRESTORE_ORIGIN,
  storage: parsed.data.SMRITI_TEST_STORAGE_ORIGIN,
  razorpay: parsed.data.SMRITI_TEST_RAZORPAY_ORIGIN,
};
