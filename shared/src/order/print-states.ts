import * as z from 'zod/mini';
import { caseInsensitiveEnum } from '../base/fields';

/** Steps of printing a paid order (docs/rules.md#orders-12), in sequence. */
export const PRINT_STATES = ['waiting', 'printing', 'printed'] as const;
export type PrintState = (typeof PRINT_STATES)[number];
export const printState = z.enum(PRINT_STATES);
/** A state as clients send it: case-insensitive. */
export const printStateInput = caseInsensitiveEnum(PRINT_STATES);

/** The previous and the next step; null at the ends. */
function neighbours(from: PrintState) {
  const at = PRINT_STATES.indexOf(from);
  return { back: PRINT_STATES[at - 1] ?? null, on: PRINT_STATES[at + 1] ?? null };
}

/** Allowed moves of printing: one step forward or back. */
export function allowedPrintMoves(from: PrintState): readonly PrintState[] {
  const { back, on } = neighbours(from);
  return [on, back].filter((state) => state !== null);
}

/** Whether a move is a step back, which needs a reason. */
export function isStepBack(from: PrintState, to: PrintState): boolean {
  return neighbours(from).back === to;
}

/** Whether printing has begun: from then on the customer can only cancel by phone. */
export function hasPrintingBegun(state: PrintState | null): boolean {
  return state === 'printing' || state === 'printed';
}
