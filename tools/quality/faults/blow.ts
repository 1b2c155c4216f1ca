/** Outcome of one kind of call, or of one trigger, that was interrupted by a fault. */
export interface FaultOutcome {
  what: string;
  calls: number;
  /** Number of calls that were in progress when the fault occurred. */
  cut: number;
  /** Distinct statuses during the fault, separated by spaces; 0: the connection ended. */
  meanwhile: string;
  problems: string[];
}

export const PROCESS_KILLED = 'the process was killed';

/**
 * A problem if the fault interrupted no call, because the check then proves nothing. `moment`
 * describes the fault.
 */
export function problemsWithoutCut(
  { what, cut }: Pick<FaultOutcome, 'what' | 'cut'>,
  moment: string,
): string[] {
  return cut > 0 ? [] : [`${what}: nothing was under way when ${moment}`];
}
