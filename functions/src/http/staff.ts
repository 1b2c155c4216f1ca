import type { SignedInCaller, StaffMember } from '../platform/caller';

/** The staff member making a call, for the audit log. */
export function toStaffMember({
  caller,
  request,
}: {
  caller: SignedInCaller;
  request: { id: string };
}): StaffMember {
  return { uid: caller.uid, role: caller.role, requestId: request.id };
}
