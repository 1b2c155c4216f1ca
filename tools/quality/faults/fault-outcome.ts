/** Outcome of one kind of call, or of one trigger, that was interrupted by a fault. */
export interface FaultOutcome {
  what: string;
  calls: number;
  /** Number of calls that were in progress when the fault occurred. */
  interrupted: number;
  /** Distinct statuses during the fault, separated by spaces; 0: the connection ended. */
  statuses: string;
  problems: string[];
}

export const PROCESS_KILLED = 'the process was killed';

/**
 * A problem if the fault interrupted no call, because the check then proves nothing. `moment`
 * describes the fault.
 */
export function findUninterruptedProblems(
  { what, interrupted }: Pick<FaultOutcome, 'what' | 'interrupted'>,
  moment: string,
): string[] {
  return interrupted > 0 ? [] : [`${what}: nothing was under way when ${moment}`];
}
