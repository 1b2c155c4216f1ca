import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSinglePress } from './use-single-press';

/** Renders a button whose work ends when the test says so. */
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

it('begins once, pressed twice before the page shows that it is busy', () => {
  const { work, press } = open();
  press();
  press();
  expect(work).toHaveBeenCalledTimes(1);
});

it.each(['resolve', 'reject'] as const)('begins again after the end (%s)', async (how) => {
  const { work, press, end } = open();
  press();
  await end(how);
  press();
  expect(work).toHaveBeenCalledTimes(2);
});

it('begins again where the work failed before the page showed that it is busy', async () => {
  const { work, press } = open();
  work.mockRejectedValueOnce(new Error('refused'));
  await act(async () => {
    press();
    await Promise.resolve();
  });
  press();
  expect(work).toHaveBeenCalledTimes(2);
});

it('stays closed while the next page is on its way, also once the work is over', async () => {
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

it('begins what has no end of its own once more when it is pressed again', async () => {
  const { result } = open();
  const goOn = vi.fn();
  await act(async () => {
    result.current(goOn);
    await Promise.resolve();
  });
  result.current(goOn);
  expect(goOn).toHaveBeenCalledTimes(2);
});
