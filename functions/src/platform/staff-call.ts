import type { Endpoint, OutputOf } from '@smriti/shared/base/endpoint';
import type { StaffMember } from './caller';
import type { IdempotencyClaim } from './database/idempotency';

export interface StaffSubmission<Form> {
  by: StaffMember;
  form: Form;
  idempotency: IdempotencyClaim | null;
}

/** A call of an endpoint by staff, as services take it: the path parameters and the form. */
export type StaffCall<E extends Endpoint> = StaffSubmission<OutputOf<E['body']>> &
  (E['params'] extends undefined ? unknown : OutputOf<E['params']>);
