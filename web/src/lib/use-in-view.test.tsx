// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useInView } from './use-in-view';

afterEach(() => vi.unstubAllGlobals());

function End({ onView, isActive }: { onView: () => void; isActive: boolean }) {
  return <div ref={useInView<HTMLDivElement>(onView, isActive)} />;
}

// proves home-10
it('tells of the end of a list when half of it is in view, and of nothing while it is not asked', () => {
  const observed: { tell: (isIntersecting: boolean) => void; threshold: unknown }[] = [];
  const disconnect = vi.fn();
  class Observer {
    constructor(
      tell: (entries: { isIntersecting: boolean }[]) => void,
      { threshold }: IntersectionObserverInit,
    ) {
      observed.push({ tell: (isIntersecting) => tell([{ isIntersecting }]), threshold });
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
