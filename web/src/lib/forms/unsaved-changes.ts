import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/*
 * Question before a page with unsaved changes is left (docs/rules.md#console-7): by a link, by Back
 * or Forward, or by closing or reloading the tab. React Router's own blocker needs its data router,
 * which would increase every first page.
 */

/** Forms with unsaved changes, each as an object of its own. */
const unsavedForms = new Set<object>();

/** Function that leaves the page once the user agrees; null while no question is open. */
let waitingLeave: (() => void) | null = null;
const listeners = new Set<() => void>();

function setWaitingLeave(leave: (() => void) | null): void {
  waitingLeave = leave;
  for (const listener of listeners) listener();
}

/** Marks the form of a component as unsaved, so that leaving the page asks first. */
export function useUnsavedChanges(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const form = {};
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    unsavedForms.add(form);
    addEventListener('beforeunload', ask);
    return () => {
      unsavedForms.delete(form);
      removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
}

/** Leaves the page, after a question if it has unsaved changes. */
export function leavePage(leave: () => void): void {
  if (unsavedForms.size === 0) leave();
  else setWaitingLeave(leave);
}

/**
 * Attribute of a button that leaves the page, as the attribute `href` of a link does. With it, the
 * layout of the console asks without loading this file at first.
 */
const LEAVING_BUTTON = 'data-leaves-page';

/** The element that leaves the page in this tab when it is clicked; null if none. */
function leavingElement(event: MouseEvent): HTMLElement | null {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return null;
  const element = target.closest<HTMLElement>(`a[href], [${LEAVING_BUTTON}]`);
  if (!(element instanceof HTMLAnchorElement)) return element;
  if (element.target === '_blank' || element.hasAttribute('download')) return null;
  const isSamePage = element.pathname === location.pathname && element.search === location.search;
  return element.origin === location.origin && !isSamePage ? element : null;
}

/** Index that React Router stores with each history entry; null for other entries. */
function historyIndex(state: unknown): number | null {
  const isEntry = typeof state === 'object' && state !== null && 'idx' in state;
  return isEntry && typeof state.idx === 'number' ? state.idx : null;
}

/**
 * Holds back clicks and history steps that leave the page while the page has unsaved changes.
 * @param shownIndex returns the history index of the page that is shown
 * @returns stops it
 */
function holdBackLeaving(shownIndex: () => number | null): () => void {
  let isUndoing = false;

  function holdBackClick(event: MouseEvent): void {
    const element = unsavedForms.size === 0 ? null : leavingElement(event);
    if (!element) return;
    event.preventDefault();
    event.stopPropagation();
    leavePage(() => element.click());
  }

  // The browser has already gone to the other entry: goes back to the page's own one until the answer.
  function holdBackStep(event: PopStateEvent): void {
    if (isUndoing) {
      isUndoing = false;
      event.stopImmediatePropagation();
      return;
    }
    const [from, to] = [shownIndex(), historyIndex(event.state)];
    if (unsavedForms.size === 0 || from === null || to === null || from === to) return;
    event.stopImmediatePropagation();
    isUndoing = true;
    history.go(from - to);
    leavePage(() => history.go(to - from));
  }

  // Capturing listeners are called before those of React and React Router.
  document.addEventListener('click', holdBackClick, true);
  addEventListener('popstate', holdBackStep, true);
  return () => {
    document.removeEventListener('click', holdBackClick, true);
    removeEventListener('popstate', holdBackStep, true);
  };
}

/** The question before leaving, for the one component that shows it. */
export function useLeaveQuestion() {
  const index = useRef<number | null>(null);
  const place = useLocation();
  useEffect(() => {
    index.current = historyIndex(history.state);
  }, [place]);
  useEffect(() => holdBackLeaving(() => index.current), []);
  const leave = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waitingLeave,
  );
  return {
    isAsked: leave !== null,
    stay: () => setWaitingLeave(null),
    leave: () => {
      setWaitingLeave(null);
      // What the user agreed to lose is not asked for again, such as when the link goes back in history.
      unsavedForms.clear();
      leave?.();
    },
  };
}
