import * as z from 'zod/mini';

/** How far the printing of a paid order is (docs/rules.md#orders-12), in its order. */
export const PRINT_STATES = ['waiting', 'printing', 'printed'] as const;
export type PrintState = (typeof PRINT_STATES)[number];
export const printState = z.enum(PRINT_STATES);

/** The step before and the one after; null where there is none. */
function neighbours(from: PrintState) {
  const at = PRINT_STATES.indexOf(from);
  return { back: PRINT_STATES[at - 1] ?? null, on: PRINT_STATES[at + 1] ?? null };
}

/** Where printing goes from a state: one step on, or one back. */
export function allowedPrintMoves(from: PrintState): readonly PrintState[] {
  const { back, on } = neighbours(from);
  return [on, back].filter((state) => state !== null);
}

/** Whether a move is a step back, for which somebody says why. */
export function isStepBack(from: PrintState, to: PrintState): boolean {
  return neighbours(from).back === to;
}

/** Whether printing has begun: from then on its customer calls to cancel. */
export function isInPrint(state: PrintState | null): boolean {
  return state === 'printing' || state === 'printed';
}
