import { ToolFailure, runTool } from './failure.ts';
import { stopCommands } from './run-command.ts';
import { atShutdown } from './shutdown.ts';
import { EMULATED_PARTS, STANDALONE_PARTS, runEmulatedParts, runPart } from './test-parts.ts';
import type { EmulatedPart } from './test-parts.ts';
import type { Tally } from './test-report.ts';
import { sumOf } from './test-report.ts';

type StandalonePart = keyof typeof STANDALONE_PARTS;

const isStandalone = (name: string): name is StandalonePart => name in STANDALONE_PARTS;
const isEmulated = (name: string): name is EmulatedPart => name in EMULATED_PARTS;

/**
 * `npm test [-- part ...]`: the checks, the unit tests and, against one emulator suite, the rules,
 * API and browser tests; all of them, or the parts named. The last line says `N passed, N failed`;
 * a part that cannot run counts as failed.
 */
await runTool(async () => {
  atShutdown(stopCommands);
  const parts = chosenParts(process.argv.slice(2));
  const tallies: Tally[] = [];
  for (const part of parts.filter(isStandalone)) {
    tallies.push(await runPart(part, STANDALONE_PARTS[part]));
  }
  const emulated = parts.filter(isEmulated);
  if (emulated.length > 0) tallies.push(...(await runEmulatedParts(emulated)));

  const { passed, failed } = sumOf(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});

function chosenParts(named: readonly string[]): readonly string[] {
  const all = [...Object.keys(STANDALONE_PARTS), ...Object.keys(EMULATED_PARTS)];
  const unknown = named.find((name) => !all.includes(name));
  if (unknown) throw new ToolFailure(`There is no part '${unknown}': ${all.join(', ')}.`);
  return named.length > 0 ? all.filter((part) => named.includes(part)) : all;
}
