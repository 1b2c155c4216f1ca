import { useMediaQuery } from './use-media-query';

/** Whether the system setting for reduced motion is on. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
