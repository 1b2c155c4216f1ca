/** What became of some calls of one kind. */
export interface Blow {
  what: string;
  calls: number;
  /** Those that were under way when it came. */
  cut: number;
  /** What was answered meanwhile, each status once; 0: the connection ended. */
  meanwhile: string;
  problems: string[];
}

export const PROCESS_KILLED = 'the process was killed';

/** A blow that met nothing proves nothing. `moment`: when something had to be under way. */
export function missed({ what, cut }: Pick<Blow, 'what' | 'cut'>, moment: string): string[] {
  return cut > 0 ? [] : [`${what}: nothing was under way when ${moment}`];
}
