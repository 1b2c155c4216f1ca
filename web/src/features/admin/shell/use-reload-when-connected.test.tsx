import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useReloadWhenConnected } from './use-reload-when-connected';

const reload = vi.fn();
vi.stubGlobal('location', { reload });
afterEach(() => {
  document.body.replaceChildren();
  reload.mockReset();
});

it('loads a failed page again when the connection is back, and no other page', () => {
  renderHook(useReloadWhenConnected);
  document.body.innerHTML = '<main><form><p role="alert">Wrong</p></form></main>';
  dispatchEvent(new Event('online'));
  expect(reload).not.toHaveBeenCalled();
  document.body.innerHTML = '<main><div role="alert">We could not show this page.</div></main>';
  dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});
