import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildFor } from './build-steps.ts';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';
import { copyExport } from './emulators/data.ts';
import { startEmulators } from './emulators/start.ts';
import { environment, originsOf } from './environment.ts';
import { runTool } from './failure.ts';
import { keepFigures } from './local-figures.ts';
import { EMULATOR_DATA, ROOT } from './paths.ts';
import { type Persona, type Screen, SCREENS } from './screens/pages.ts';

const OUTPUT = join(ROOT, 'docs/screens');
const WIDTHS = { 360: { width: 360, height: 740 }, 1280: { width: 1280, height: 800 } };
const QUIET_MS = 6000;
/** Busy machines take their time over a page. */
const PATIENCE_MS = 90_000;
const WEBP = { quality: 80 };

/**
 * `npm run screens [-- name ...]`: takes the pictures of docs/screens, each screen at 360 px and
 * 1280 px, from the shop with its seeded data.
 */
await runTool(async () => {
  const named = process.argv.slice(2);
  const screens = SCREENS.filter(({ name }) => named.length === 0 || named.includes(name));
  const suite = environment('test');
  await buildFor(suite);
  const data = join(ROOT, '.emulator-data-test');
  await copyExport(EMULATOR_DATA, data, suite);
  const emulators = await startEmulators({ environment: suite, importFrom: data });
  try {
    await keepFigures(suite.projectId);
    await takeAll(screens, originsOf(suite).hosting);
  } finally {
    await emulators.stop();
  }
});

async function takeAll(screens: readonly Screen[], baseURL: string): Promise<void> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  mkdirSync(OUTPUT, { recursive: true });
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    const options = { viewport, baseURL, reducedMotion: 'reduce' as const };
    const contexts = new Map<Persona, BrowserContext>();
    for (const screen of screens) {
      const persona = screen.as ?? 'visitor';
      const context = contexts.get(persona) ?? (await browser.newContext(options));
      context.setDefaultTimeout(PATIENCE_MS);
      if (!contexts.has(persona) && persona !== 'visitor') await signIn(context, persona);
      contexts.set(persona, context);
      await capture(context, screen, width);
    }
  }
  await browser.close();
}

async function signIn(context: BrowserContext, persona: Persona): Promise<void> {
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(`${persona}@smriti.test`);
  await page.getByLabel('Password', { exact: true }).fill('Smriti@123');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('/');
  await page.close();
}

async function capture(context: BrowserContext, screen: Screen, width: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(screen.path);
  await settled(page);
  if (screen.isWhole) await scrollThrough(page);
  await screen.prepare?.(page);
  if (screen.isWhole) await showWhole(page);
  await page.waitForTimeout(400); // what the preparation set off is at rest
  const picture = await page.screenshot({ fullPage: screen.isWhole ?? false });
  await sharp(picture)
    .webp(WEBP)
    .toFile(join(OUTPUT, `${screen.name}-${width}.webp`));
  await page.close();
}

/** Brings into view whatever loads when it is seen. */
async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(120);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await settled(page);
}

/** Makes the window as high as the page, so that a bar at its bottom covers nothing. */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height });
}

/** Resolves when the page stands and nothing loads any more; some of it may listen for ever. */
async function settled(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  await main
    .getByRole('status')
    .filter({ hasText: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });
  await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(QUIET_MS)]);
}
