import { Suspense, useEffect, useLayoutEffect } from 'react';
import { OptionalPartBoundary } from '#lib/loading/OptionalPartBoundary.tsx';
import { lazyRoute } from '#lib/loading/lazy-route.ts';
import { leaveEndedSession } from '#lib/session/session.ts';

const EndedSessionDialog = lazyRoute(
  () => import('#features/auth/EndedSessionDialog.tsx'),
  'account',
);

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

/** Leaves the page if the dialog cannot be loaded or shown. */
function Leaving() {
  useEffect(leaveEndedSession, []);
  return null;
}

/**
 * Covers the page of a session that was ended elsewhere until its user has signed in again
 * (docs/rules.md#accounts-4).
 */
export function EndedSession() {
  useLayoutEffect(coverPage, []);
  return (
    <OptionalPartBoundary failure="The sign-in was not shown" fallback={<Leaving />}>
      <Suspense>
        <EndedSessionDialog onLeave={leaveEndedSession} />
      </Suspense>
    </OptionalPartBoundary>
  );
}
