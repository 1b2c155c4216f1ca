import { type ComponentType, lazy } from 'react';
import { logFailure } from '../log';

const Nothing = () => null;

/**
 * A component that is fetched when it is shown, and that the page does without where it cannot be
 * fetched: nothing stands in its place then, instead of the whole page being given up.
 * @param name what is logged then
 */
export function optionalPart<P extends object>(
  name: string,
  fetch: () => Promise<ComponentType<P>>,
) {
  return lazy(async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await fetch() };
    } catch (error) {
      logFailure(`A part of the page was not fetched: ${name}`, error);
      return { default: Nothing };
    }
  });
}
