import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '#ui/actions/Link.tsx';
import { useMessages } from '#lib/language/i18n.ts';
import { InlineMessage } from '#ui/feedback/InlineMessage.tsx';
import { passwordMessages } from './messages';
import { useLoginSoon } from './use-login-soon';

interface DoneProps {
  message: string;
}

/** Success message, shown before the automatic redirect to the login page. */
export function Done({ message }: DoneProps) {
  const t = useMessages(passwordMessages);
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
