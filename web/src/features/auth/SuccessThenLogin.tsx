import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useMessages } from '#lib/language/i18n.ts';
import { Link } from '#ui/actions/Link.tsx';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { passwordResetMessages } from './messages';

/** Success message, followed by a redirect to the login page. */
export function SuccessThenLogin({ message }: { message: string }) {
  const t = useMessages(passwordResetMessages);
  const element = useRef<HTMLDivElement>(null);
  const state: unknown = useLocation().state;
  useLoginSoon();
  useEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <div className="stack gap-5 justify-items-start">
      <InlineMessage ref={element} tone="success">
        {message}
      </InlineMessage>
      <p className="muted">{t.toLogin}</p>
      <Link to="/login" state={state}>
        {t.backToLogin}
      </Link>
    </div>
  );
}

const REDIRECT_MS = 3000;

/**
 * Redirects to /login after 3 seconds, with the same navigation state (docs/rules.md#accounts-7).
 */
function useLoginSoon(): void {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/login', { state }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate, state]);
}
