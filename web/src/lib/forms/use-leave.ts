import { useTransition } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads on to another page. `isLeaving` until it is shown, or until the customer turned back before
 * that: the page that was to be left stays as it is then, and has to work on.
 */
export function useLeave() {
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();
  const leave = (path: string) => startLeaving(() => void navigate(path));
  return { isLeaving, leave };
}
