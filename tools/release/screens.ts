import type { BrowserContext, Page } from '@playwright/test';
import { type Language, LANGUAGES } from '@smriti/shared/language';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { withChromium } from '../dev/programs/chromium.ts';
import { getEnvironment, environmentOrigins } from '../../shared/local/environment.ts';
import { runTool, ToolFailure } from '../../shared/local/failure.ts';
import { withBuiltShop } from '../dev/shop/with-built-shop.ts';
import { keepConsoleFiguresUpdated } from '../dev/shop/update-console-figures.ts';
import { ROOT } from '../../shared/local/paths.ts';
import { SCREENS } from './screens/pages.ts';
import type { Persona, Screen } from './screens/screen.ts';
import { signIn } from './screens/sign-in.ts';

const WIDTHS: Readonly<Record<string, { width: number; height: number }>> = {
  360: { width: 360, height: 740 },
  768: { width: 768, height: 1024 },
  1280: { width: 1280, height: 800 },
};
const QUIET_MS = 6000;
/** Timeout of a page, in ms: busy machines are slow. */
const TIMEOUT_MS = 90_000;
const WEBP = { quality: 80 };

/** Settings of the screenshots, and their folder. */
interface ScreenshotOptions {
  widths: readonly string[];
  language: Language;
  colorScheme: 'light' | 'dark';
  output: string;
}

/**
 * `npm run screens [-- name ...]` takes the screenshots of docs/screens from the seeded shop, each
 * screen at 360 px and 1280 px. Options for other views: `--width 768` (repeatable), `--dark`,
 * `--language hi` (added to the file name) and `--to FOLDER`.
 */
await runTool(async () => {
  const { screens, taking } = parseParameters();
  const suite = getEnvironment('test');
  await withBuiltShop(suite, async () => {
    await keepConsoleFiguresUpdated(suite.projectId);
    await takeAll(screens, environmentOrigins(suite).hosting, taking);
  });
});

/** Parses the parameters. @throws ToolFailure for an unknown screen, width or language */
function parseParameters(): { screens: Screen[]; taking: ScreenshotOptions } {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      width: { type: 'string', multiple: true, default: ['360', '1280'] },
      dark: { type: 'boolean', default: false },
      language: { type: 'string', default: 'en' },
      to: { type: 'string', default: join(ROOT, 'docs/screens') },
    },
  });
  const unknown =
    positionals.find((name) => !SCREENS.some((screen) => screen.name === name)) ??
    values.width.find((width) => !(width in WIDTHS));
  if (unknown) throw new ToolFailure(`There is no screen or width '${unknown}'.`);
  const language = LANGUAGES.find((one) => one === values.language);
  if (!language) throw new ToolFailure(`There is no language '${values.language}'.`);
  return {
    screens: SCREENS.filter(({ name }) => positionals.length === 0 || positionals.includes(name)),
    taking: {
      widths: values.width,
      language,
      colorScheme: values.dark ? 'dark' : 'light',
      output: resolve(values.to),
    },
  };
}

async function takeAll(
  screens: readonly Screen[],
  baseURL: string,
  { widths, language, colorScheme, output }: ScreenshotOptions,
): Promise<void> {
  mkdirSync(output, { recursive: true });
  await withChromium(async (browser) => {
    for (const width of widths) {
      const viewport = WIDTHS[width] ?? null;
      const options = { viewport, baseURL, colorScheme, reducedMotion: 'reduce' as const };
      const contexts = new Map<Persona, BrowserContext>();
      for (const screen of screens) {
        const persona = screen.as ?? 'visitor';
        const context = contexts.get(persona) ?? (await browser.newContext(options));
        context.setDefaultTimeout(TIMEOUT_MS);
        if (!contexts.has(persona)) {
          await context.addInitScript(() => localStorage.setItem('language', 'en'));
          if (persona !== 'visitor') await signIn(context, persona);
        }
        contexts.set(persona, context);
        const name = language === 'en' ? screen.name : `${screen.name}-${language}`;
        const page = await context.newPage();
        await prepare(page, screen, language);
        await capture(page, screen, join(output, `${name}-${width}.webp`));
      }
    }
  });
}

/** Prepares a screen in English, then switches to the wanted language. */
async function prepare(page: Page, screen: Screen, language: Language): Promise<void> {
  await page.goto(screen.path);
  await waitUntilSettled(page);
  if (screen.isWhole) await scrollThrough(page);
  await screen.prepare?.(page);
  if (language === 'en') return;
  // dispatched without a pointer, because a dialog may cover the switch
  await page.locator(`button[lang=${language}]`).first().dispatchEvent('click');
  await page.locator(`html[lang^=${language}]`).waitFor();
  await page.evaluate(() => document.fonts.ready);
}

async function capture(page: Page, screen: Screen, file: string): Promise<void> {
  if (screen.isWhole) await showWhole(page);
  await page.waitForTimeout(400); // waits for the effects of the preparation
  const picture = await page.screenshot({ fullPage: screen.isWhole ?? false });
  await sharp(picture).webp(WEBP).toFile(file);
  await page.close();
}

/** Scrolls through the page, so that lazy content loads. */
async function scrollThrough(page: Page): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(120);
  }
  await page.evaluate(() => scrollTo(0, 0));
  await waitUntilSettled(page);
}

/**
 * Makes the window as high as the page, so that a fixed bar at the bottom covers nothing. Elements
 * with the height of the window keep their height; they would grow with it and leave the picture
 * half empty.
 */
async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main, main > *')) {
      element.style.minHeight = getComputedStyle(element).minHeight;
    }
    return document.documentElement.scrollHeight;
  });
  const width = page.viewportSize()?.width ?? 0;
  await page.setViewportSize({ width, height });
}

/** Waits until the page has rendered and loads nothing more, apart from open listeners. */
async function waitUntilSettled(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1 }).waitFor();
  await main
    .getByRole('status')
    .filter({ hasText: /^Loading/ })
    .first()
    .waitFor({ state: 'detached' });
  await Promise.race([page.waitForLoadState('networkidle'), page.waitForTimeout(QUIET_MS)]);
}
