import { getEnvironment, testVariables } from '../../shared/local/environment.ts';
import { ToolFailure } from '../../shared/local/failure.ts';

/**
 * Environment variables of the tests for `npm run emulators`; empty when the environment already names a
 * project.
 */
export const emulatorVariables: Readonly<Record<string, string>> = process.env.SMRITI_TEST_PROJECT
  ? {}
  : testVariables(getEnvironment('test'));

/** @throws ToolFailure before the first test when the emulators do not run. */
export default async function requireEmulators(): Promise<void> {
  Object.assign(process.env, emulatorVariables);
  try {
    await fetch(`http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}`);
  } catch {
    const failure = new ToolFailure(
      "These tests need the emulators: leave 'npm run emulators' open in another terminal, or have 'npm test -- PART NAME' start them (parts: rules, api-serial, api, api-hosting, invariants, e2e).",
    );
    failure.stack = failure.message; // the message alone, without a stack trace
    throw failure;
  }
}
