/** What a part of the soak measured, and what was not as it should be. */
export interface SoakOutcome {
  tables: string[];
  problems: string[];
}
