import { applyReferral } from '@smriti/shared/account/invitation';

/** Code of a referral link; null when missing or malformed. */
export function codeOf(search: URLSearchParams): string | null {
  const code = applyReferral.body.shape.code.safeParse(search.get('code'));
  return code.success ? code.data : null;
}
