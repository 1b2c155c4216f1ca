/** A failure whose message tells a person in one sentence what is wrong and what to do about it. */
export class ToolFailure extends Error {
  override name = 'ToolFailure';
}

export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/**
 * Runs a tool to its end. A ToolFailure is printed as its sentence alone, everything else with its
 * stack; both set exit code 1.
 */
export async function runTool(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof ToolFailure ? error.message : error);
    process.exitCode = 1;
  }
}
