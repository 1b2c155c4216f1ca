import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSinglePress } from './use-single-press';

/** Renders a button whose work the test ends. */
function open() {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const work = vi.fn(
    () => new Promise<void>((resolve, reject) => void ends.push({ resolve, reject })),
  );
  const page = renderHook((isLeaving: boolean) => useSinglePress(isLeaving), {
    initialProps: false,
  });
  const press = () => page.result.current(work);
  const end = (how: 'resolve' | 'reject') =>
    act(async () => {
      const last = ends.at(-1);
      if (how === 'resolve') last?.resolve();
      else last?.reject(new Error('refused'));
      await Promise.resolve();
    });
  return { ...page, work, press, end };
}

it('starts the work once for two presses before a re-render', () => {
  const { work, press } = open();
  press();
  press();
  expect(work).toHaveBeenCalledTimes(1);
});

it.each(['resolve', 'reject'] as const)(
  'starts again after the work has ended (%s)',
  async (how) => {
    const { work, press, end } = open();
    press();
    await end(how);
    press();
    expect(work).toHaveBeenCalledTimes(2);
  },
);

it('starts again after the work has failed before a re-render', async () => {
  const { work, press } = open();
  work.mockRejectedValueOnce(new Error('refused'));
  await act(async () => {
    press();
    await Promise.resolve();
  });
  press();
  expect(work).toHaveBeenCalledTimes(2);
});

it('ignores presses while the page is being left, even after the work has ended', async () => {
  const { work, press, end, rerender } = open();
  press();
  rerender(true);
  await end('resolve');
  press();
  expect(work).toHaveBeenCalledTimes(1);
  // The user has navigated back.
  rerender(false);
  press();
  expect(work).toHaveBeenCalledTimes(2);
});

it('starts synchronous work again at each press', async () => {
  const { result } = open();
  const goOn = vi.fn();
  await act(async () => {
    result.current(goOn);
    await Promise.resolve();
  });
  result.current(goOn);
  expect(goOn).toHaveBeenCalledTimes(2);
});
