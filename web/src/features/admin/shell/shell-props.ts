import type { User } from '@smriti/shared/account/users';
import type { Area } from '../areas';

/** What the frame of the console and its parts are given. */
export interface ShellProps {
  /** Those that the user's role may see. */
  areas: readonly Area[];
  user: User;
  onLogout: () => void;
}
