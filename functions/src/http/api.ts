import type { Endpoint } from '@smriti/shared/base/endpoint';
import { Router } from 'express';
import type { Deps } from '../platform/deps';
import type { AccessRule } from './authenticate';

export interface ServedCall {
  endpoint: Endpoint;
  /** `guest-token`: only with a guest's token; `signed`: by a signature over the body. */
  access: AccessRule | 'guest-token' | 'signed';
  /** Whether it requires a sign-in at most 10 minutes old. */
  fresh: boolean;
}

export interface Api {
  router: Router;
  deps: Deps;
  calls: ServedCall[];
}

export function createApi(deps: Deps): Api {
  return { router: Router({ caseSensitive: true }), deps, calls: [] };
}
