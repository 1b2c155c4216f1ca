import { describe, expect, it } from 'vitest';
import {
  findGrownProcesses,
  isLongEnoughForMemoryCheck,
  type MemoryLog,
  findProcessTree,
} from './function-memory.ts';

const MINUTE = 60_000;
const END = 10 * MINUTE;

/** Log of one process with a sample for each minute. */
const logOf = (name: string, isFunction: boolean, megabytes: readonly number[]): MemoryLog =>
  new Map([
    [
      1,
      {
        pid: 1,
        name,
        isFunction,
        samples: megabytes.map((mb, at) => ({ at: at * MINUTE, megabytes: mb })),
      },
    ],
  ]);

describe('the memory of processes', () => {
  it('may grow by a tenth from minutes 3 to 6 to the last three minutes', () => {
    expect(
      findGrownProcesses(logOf('api', true, [9, 9, 50, 100, 100, 100, 104, 110, 110, 110]), END),
    ).toEqual([]);
    const grown = logOf('api', true, [9, 9, 50, 100, 100, 100, 104, 111, 112, 113]);
    expect(findGrownProcesses(grown, END)).toEqual(['api (process 1) grew from 100 to 112 MB']);
  });

  it('has no limit for emulators, nor in a short run', () => {
    const grown = [1, 1, 1, 1, 1, 1, 9, 9, 9, 9];
    expect(findGrownProcesses(logOf('firebase-tools', false, grown), END)).toEqual([]);
    expect(findGrownProcesses(logOf('api', true, grown), 5 * MINUTE)).toEqual([]);
    expect([isLongEnoughForMemoryCheck(8 * MINUTE), isLongEnoughForMemoryCheck(END)]).toEqual([
      false,
      true,
    ]);
  });

  it.runIf(process.platform === 'linux')('is of the processes below one, and of itself', () => {
    expect(findProcessTree(process.pid).map(({ pid }) => pid)).toContain(process.pid);
    expect(findProcessTree(0)).not.toContainEqual(expect.objectContaining({ pid: process.pid }));
  });
});
