import type { SignedInCaller, StaffMember } from '../platform/caller';
import type { IdempotencyClaim } from '../platform/database/idempotency';
import type { StaffSubmission } from '../platform/staff-call';

interface CallByStaff {
  caller: SignedInCaller;
  request: { id: string };
}

export function toStaffMember({ caller, request }: CallByStaff): StaffMember {
  return { uid: caller.uid, role: caller.role, requestId: request.id };
}

interface StaffWrite<Params, Form> extends CallByStaff {
  params: Params;
  body: Form;
  request: { id: string; idempotency: IdempotencyClaim | null };
}

/** The path parameters and the form of a call, as services take them (`StaffCall`). */
export function toStaffCall<Form>(call: StaffWrite<undefined, Form>): StaffSubmission<Form>;
export function toStaffCall<Params extends object, Form>(
  call: StaffWrite<Params, Form>,
): Params & StaffSubmission<Form>;
export function toStaffCall(
  call: StaffWrite<object | undefined, unknown>,
): StaffSubmission<unknown> {
  const { params, body: form, request } = call;
  return { ...params, by: toStaffMember(call), form, idempotency: request.idempotency };
}
