import { useTransition } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Navigates to another page. `isLeaving` until that page is shown, or until the user navigates back before
 * that; the current page stays mounted and must then keep working.
 */
export function useLeave() {
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();
  const leave = (path: string) => startLeaving(() => void navigate(path));
  return { isLeaving, leave };
}
