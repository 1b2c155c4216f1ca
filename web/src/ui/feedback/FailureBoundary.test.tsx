import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FailureBoundary } from './FailureBoundary';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Failing(): never {
  throw new Error('not loaded');
}

it('reloads a page that failed once the connection is back, and no other page', () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const page = (child: React.ReactNode) => (
    <FailureBoundary message="We could not show this page." action="Reload">
      {child}
    </FailureBoundary>
  );
  render(page(<p>Fine</p>));
  dispatchEvent(new Event('online'));
  cleanup();
  render(page(<Failing />));
  expect(screen.getByRole('alert').textContent).toContain('We could not show this page.');
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});
