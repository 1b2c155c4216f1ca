import { Router } from 'express';
import type { Deps } from '../platform/deps';

/** What a feature registers its routes on. */
export interface Api {
  router: Router;
  deps: Deps;
}

export function createApi(deps: Deps): Api {
  return { router: Router({ caseSensitive: true }), deps };
}
