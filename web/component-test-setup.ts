import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { toastQueue } from './src/components/feedback/toast';
import { useSession } from './src/lib/session/session-store';

/** Files of component tests share a document and modules: each test leaves them as it found them. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  toastQueue.take(toastQueue.waiting());
  useSession.setState(useSession.getInitialState(), true);
  localStorage.clear();
  sessionStorage.clear();
});
