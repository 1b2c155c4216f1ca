import type { Config } from '../../../functions/src/platform/parameters/config.ts';
import type {
  Database,
  DatabaseTransaction,
} from '../../../functions/src/platform/database/database.ts';

/** Reader of a migration: the database, or the transaction that will write. */
export type MigrationReader = Pick<Database, 'get' | 'getAll' | 'find'>;

/** A change of stored records that the current code requires. */
export interface Migration {
  /** Number and name, as in its file name: `0001-earlier-deliveries`. */
  id: string;
  /** Its purpose in one line. */
  title: string;
  /** The collection whose documents are processed one by one. */
  collection: string;
  /**
   * Plans the writes for one document without writing; null if there is nothing to do, so that a second
   * run has no effect.
   */
  plan: (
    reader: MigrationReader,
    config: Pick<Config, 'shop'>,
    id: string,
  ) => Promise<((tx: DatabaseTransaction) => void) | null>;
}
