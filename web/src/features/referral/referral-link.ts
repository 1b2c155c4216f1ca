import { applyReferral } from '@smriti/shared/account/invitation';

/** The code of a referral link; null when there is none, or what stands there cannot be one. */
export function codeOf(search: URLSearchParams): string | null {
  const code = applyReferral.body.shape.code.safeParse(search.get('code'));
  return code.success ? code.data : null;
}
