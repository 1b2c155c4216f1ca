import type { Page } from '@playwright/test';

/** Demo accounts, and visitors without one. */
export type Persona = 'visitor' | 'customer' | 'reviewer' | 'printer' | 'admin';

/** A screen of docs/screens: its name, its address, and what to do before the picture is taken. */
export interface Screen {
  name: string;
  path: string;
  /** Account that opens it; default: a visitor. */
  as?: Persona;
  /** Brings the page into the state to be shown. */
  prepare?: (page: Page) => Promise<void>;
  /** The whole page rather than the first screenful. */
  isWhole?: boolean;
}
