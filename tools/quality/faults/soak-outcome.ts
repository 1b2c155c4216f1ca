/** Tables and problems that a part of the soak reports. */
export interface SoakOutcome {
  tables: string[];
  problems: string[];
}
