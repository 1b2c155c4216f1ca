import type { User } from '@smriti/shared/account/users';
import type { Area } from '../areas';

/** Props of the console's layout and its parts. */
export interface ShellProps {
  /** Areas that the user's role may see. */
  areas: readonly Area[];
  user: User;
  onLogout: () => void;
}
