import type { Endpoint } from '@smriti/shared/base/endpoint';
import { Router } from 'express';
import type { Deps } from '../platform/deps';
import type { Access } from './authenticate';

/** A call that the API serves, with who may make it. */
export interface ServedCall {
  endpoint: Endpoint;
  /** `guest-token`: by the token of a guest alone; `signed`: by a signature over its body. */
  access: Access | 'guest-token' | 'signed';
  /** Whether it asks for a sign-in at most 10 minutes ago. */
  fresh: boolean;
}

/** What a feature registers its routes on. */
export interface Api {
  router: Router;
  deps: Deps;
  /** Every call that was registered. */
  calls: ServedCall[];
}

export function createApi(deps: Deps): Api {
  return { router: Router({ caseSensitive: true }), deps, calls: [] };
}
