import type { SignedInCaller, Staff } from '../platform/caller';

/** Who makes a call of staff, as services hand it on to the audit. */
export function staffOf({
  caller,
  request,
}: {
  caller: SignedInCaller;
  request: { id: string };
}): Staff {
  return { uid: caller.uid, role: caller.role, requestId: request.id };
}
