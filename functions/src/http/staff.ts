import type { SignedInCaller, Staff } from '../platform/caller';

/** The staff member making a call, for the audit log. */
export function toStaff({
  caller,
  request,
}: {
  caller: SignedInCaller;
  request: { id: string };
}): Staff {
  return { uid: caller.uid, role: caller.role, requestId: request.id };
}
