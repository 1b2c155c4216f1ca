import type { Config } from '../../../functions/src/platform/parameters/config.ts';
import type {
  Database,
  DatabaseTransaction,
} from '../../../functions/src/platform/database/database.ts';

/** What a migration reads with: the database itself, or the transaction that is to write. */
export type MigrationReader = Pick<Database, 'get' | 'getAll' | 'find'>;

/** A change of stored records that the code of today wants, and that nothing else makes. */
export interface Migration {
  /** Its number and name, which are those of its file: `0001-earlier-deliveries`. */
  id: string;
  /** What it is for, in a line. */
  title: string;
  /** The collection whose documents are looked at one by one. */
  collection: string;
  /**
   * What is to be written for one document, by reading alone; null where there is nothing to do, so
   * that doing it twice is as good as once.
   */
  plan: (
    reader: MigrationReader,
    config: Pick<Config, 'shop'>,
    id: string,
  ) => Promise<((tx: DatabaseTransaction) => void) | null>;
}
