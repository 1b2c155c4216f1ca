import type { BrowserContext, Page } from '@playwright/test';
import type { Persona } from './screen.ts';

/** Signs a demo account in, for all pages of a context. */
export async function signIn(context: BrowserContext, persona: Persona): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${persona}@smriti.test`);
  await page.getByLabel('Password', { exact: true }).fill('Smriti@123');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await page.close();
}

/** Runs a step as another account, on a separate page. */
export async function runAsPersona(
  page: Page,
  persona: Persona,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser.');
  const context = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    viewport: page.viewportSize(),
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('language', 'en'));
  await signIn(context, persona);
  await work(await context.newPage());
  await context.close();
}
