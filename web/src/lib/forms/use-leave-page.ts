import { useTransition } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Navigation to another page. `isLeaving` is true until that page is shown, or until the user
 * navigates back; the current page stays mounted and must keep working.
 */
export function useLeavePage() {
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();
  const leave = (path: string) => startLeaving(() => void navigate(path));
  return { isLeaving, leave };
}
