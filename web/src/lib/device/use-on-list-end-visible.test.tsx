// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useOnListEndVisible } from './use-on-list-end-visible';

afterEach(() => vi.unstubAllGlobals());

function End({ onView, isActive }: { onView: () => void; isActive: boolean }) {
  return <div ref={useOnListEndVisible<HTMLDivElement>(onView, isActive)} />;
}

// proves home-10
it('calls back when half of the list end is visible, and only while active', () => {
  const observed: { tell: (isIntersecting: boolean) => void; threshold: unknown }[] = [];
  const disconnect = vi.fn();
  class Observer {
    constructor(tell: (entries: object[]) => void, { threshold }: IntersectionObserverInit) {
      const boundingClientRect = { bottom: 2000 };
      const at = (isIntersecting: boolean) => ({ isIntersecting, boundingClientRect });
      observed.push({ tell: (isIntersecting) => tell([at(isIntersecting)]), threshold });
    }
    observe = () => undefined;
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const onView = vi.fn();
  const { rerender } = render(<End onView={onView} isActive={false} />);
  expect(observed).toEqual([]);
  rerender(<End onView={onView} isActive />);
  expect(observed.map(({ threshold }) => threshold)).toEqual([0.5]);
  act(() => observed[0]?.tell(false));
  expect(onView).not.toHaveBeenCalled();
  act(() => observed[0]?.tell(true));
  expect(onView).toHaveBeenCalledOnce();
  rerender(<End onView={onView} isActive={false} />);
  expect(disconnect).toHaveBeenCalledOnce();
});

it('calls back once if the user has already scrolled past the list end', () => {
  let tell: (entries: object[]) => void = () => undefined;
  class Observer {
    constructor(notice: typeof tell) {
      tell = notice;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const onView = vi.fn();
  render(<End onView={onView} isActive />);
  for (const bottom of [-300, -600])
    tell([{ isIntersecting: false, boundingClientRect: { bottom } }]);
  expect(onView).toHaveBeenCalledOnce();
});
