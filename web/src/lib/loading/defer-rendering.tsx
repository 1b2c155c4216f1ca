import { type ComponentType, memo, useDeferredValue } from 'react';

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
