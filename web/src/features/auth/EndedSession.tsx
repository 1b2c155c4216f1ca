import { useLayoutEffect } from 'react';
import { leaveEndedSession } from '#lib/session/session.ts';
import { EndedSessionDialog } from './EndedSessionDialog';

/**
 * Makes the page and its dialogs invisible and inert.
 * @returns a function that shows them again, with the focus where it was
 */
function coverPage(): () => void {
  const focused = document.activeElement;
  const covered = [...document.body.children].filter((element) => element instanceof HTMLElement);
  const setCovered = (isCovered: boolean) => {
    for (const element of covered) {
      element.inert = isCovered;
      element.style.opacity = isCovered ? '0' : '';
    }
  };
  setCovered(true);
  return () => {
    setCovered(false);
    // The dialog holds the focus until it is removed.
    setTimeout(() => {
      if (focused instanceof HTMLElement) focused.focus();
    });
  };
}

/**
 * Covers the page of a session that was ended elsewhere until its user has signed in again
 * (docs/rules.md#accounts-4).
 */
export default function EndedSession() {
  useLayoutEffect(coverPage, []);
  return <EndedSessionDialog onLeave={leaveEndedSession} />;
}
