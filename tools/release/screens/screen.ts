import type { Page } from '@playwright/test';

/** Demo accounts, and visitors without one. */
export type Persona = 'visitor' | 'customer' | 'reviewer' | 'printer' | 'admin';

/** A screen of docs/screens: its name, its path and its preparation. */
export interface Screen {
  name: string;
  path: string;
  /** Account that opens the screen; default: a visitor. */
  as?: Persona;
  /** Brings the page into the state to be shown. */
  prepare?: (page: Page) => Promise<void>;
  /** Whether to capture the whole page; default: the first screenful. */
  isWhole?: boolean;
}
