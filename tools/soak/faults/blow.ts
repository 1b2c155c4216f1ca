/** What became of some calls of one kind. */
export interface Blow {
  what: string;
  calls: number;
  cut: number;
  /** What was answered meanwhile, each status once; 0: the connection ended. */
  meanwhile: string;
  problems: string[];
}
