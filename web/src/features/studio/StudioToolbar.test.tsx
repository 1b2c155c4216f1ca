import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openStudioWith, renderInStudio } from './studio.test-data';
import { StudioToolbar } from './StudioToolbar';

afterEach(cleanup);

function openToolbar(albumId?: string) {
  const { store, ...studio } = openStudioWith([], albumId === undefined ? {} : { albumId });
  renderInStudio({ store, ...studio }, <StudioToolbar onStartOver={() => undefined} />);
  act(() => store.setState({ savedAt: Date.UTC(2026, 0, 1, 6) }));
  const status = () => screen.getByRole('status').textContent;
  return { store, status, savedAt: () => screen.getByTestId('saved-at').textContent };
}

it('warns that the browser storage is full, and tells if the account has the last changes', () => {
  const { store, status } = openToolbar();
  expect(status()).toBe('');
  act(() => store.setState({ isFull: true }));
  expect(status()).toMatch(/no room for your last changes\. What was saved before is still here/);
  act(() => store.setState({ account: 'kept' }));
  expect(status()).toMatch(/They are saved in your account/);
  act(() => store.setState({ isFull: false }));
  expect(status()).toBe('');
});

it('shows whether the pages of an edited album are saved in the album or will be later', () => {
  const { store, savedAt } = openToolbar('goa');
  // 6:00 UTC, in India
  expect(savedAt()).toMatch(/^Saved in this browser at 11:30\sam/i);
  act(() => store.setState({ account: 'kept' }));
  expect(savedAt()).toMatch(/^What you arranged is saved in the album, at/);
  act(() => store.setState({ account: 'later' }));
  expect(savedAt()).toMatch(/The album gets it a little later/);
});

it('undoes a step by Ctrl+Z on a slider, but not in a text field', async () => {
  const { store } = openToolbar();
  const steps = () => store.temporal.getState().pastStates.length;
  /** Presses Ctrl+Z in a field; the undo follows in the next frame. */
  const undoIn = async (type: string) => {
    const field = document.createElement('input');
    field.type = type;
    document.body.append(field);
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    field.remove();
    await act(() => new Promise(requestAnimationFrame));
  };
  act(() => store.setState({ order: ['k1'] }));
  await undoIn('text');
  expect(steps()).toBe(1);
  await undoIn('range');
  expect(steps()).toBe(0);
});
