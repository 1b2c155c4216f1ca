import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const REDIRECT_MS = 3000;

/** Redirects to /login after 3 seconds and passes the navigation state on (docs/rules.md#accounts-7). */
export function useLoginSoon(): void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { state }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, state]);
}
