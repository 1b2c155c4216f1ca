import {
  type ComponentType,
  memo,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from 'react';

/**
 * Returns a component that renders after more urgent changes, in small steps between which the browser
 * stays responsive. Not for controlled form fields, which would receive their values too late.
 */
export function deferRendering<Props extends object>(
  Component: ComponentType<Props>,
): ComponentType<Props> {
  const Memoised: ComponentType<Props> = memo(Component);
  return function Deferred(props) {
    return <Memoised {...useDeferredValue(props)} />;
  };
}

/**
 * Returns a function that stays the same and calls the newest `callback`, so that memoised components do not
 * render because of it. For event handlers only: while rendering it calls an earlier `callback`.
 */
export function useStableCallback<Parameters extends unknown[], Result>(
  callback: (...parameters: Parameters) => Result,
): (...parameters: Parameters) => Result {
  const newest = useRef(callback);
  useLayoutEffect(() => {
    newest.current = callback;
  });
  return useCallback((...parameters) => newest.current(...parameters), []);
}
