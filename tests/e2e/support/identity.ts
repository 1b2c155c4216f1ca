import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { type Account, DEMO_CUSTOMER_EMAIL } from '../../support/accounts';
import { auth, firestore } from '../../support/admin';
import { isNarrow } from './widths';
import { origins, projectId } from '../../support/environment';

export async function disableAccount({ uid }: Account): Promise<void> {
  await auth.updateUser(uid, { disabled: true });
}

/** The invitation code of the demo customer. */
export async function fetchDemoReferralCode(): Promise<string> {
  const { uid } = await auth.getUserByEmail(DEMO_CUSTOMER_EMAIL);
  const codes = await firestore.collection('referralCodes').where('uid', '==', uid).get();
  const [code] = codes.docs;
  if (!code) throw new Error('the demo customer has no referral code');
  return code.id;
}

/** The code that someone was invited with; null without a referral. */
export async function fetchReferralCodeUsedBy(email: string): Promise<string | null> {
  const { uid } = await auth.getUserByEmail(email);
  const referral = await firestore.doc(`referrals/${uid}`).get();
  return z.nullish(z.string()).parse(referral.get('code')) ?? null;
}

const oobCodes = z.object({
  oobCodes: z.array(z.object({ email: z.string(), requestType: z.string(), oobCode: z.string() })),
});

/** The codes of the reset links sent to an address, oldest first. */
export async function fetchPasswordResetCodes(email: string): Promise<string[]> {
  const response = await fetch(`${origins.auth}/emulator/v1/projects/${projectId}/oobCodes`);
  return oobCodes
    .parse(await response.json())
    .oobCodes.filter((sent) => sent.email === email && sent.requestType === 'PASSWORD_RESET')
    .map((sent) => sent.oobCode);
}

/** The stored ID token of this tab. */
export function readStoredToken(page: Page): Promise<string | null> {
  return page.evaluate(() => sessionStorage.getItem('authToken'));
}

export async function replaceStoredToken(page: Page, token: string): Promise<void> {
  await page.evaluate((value) => sessionStorage.setItem('authToken', value), token);
}

/** Collects the paths below /api that the page calls from now on. */
export function collectApiPaths(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(pathname.slice('/api'.length));
  });
  return calls;
}

/** Logs out with the button in the header, or in the menu on narrow screens. */
export async function logOut(page: Page): Promise<void> {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('/login');
}
