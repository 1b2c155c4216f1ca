import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { createAlbum } from '@smriti/shared/album/albums';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { BUNDLE_BUDGETS, bundleChecks } from '../checks/bundle-budgets.ts';
import { CHROMIUM_FLAGS, findChromium } from '../programs/chromium.ts';
import type { Origins } from '../environment.ts';
import { DEMO_PASSWORD } from '../../seed/src/data/people.ts';
import { callAs, signedInAs, uploadPhoto } from './shop-client.ts';
import { table, verdict } from './table.ts';

/** A photo on each page. */
const PAGES = 200;
const EDITING_MILLISECONDS = 60_000;
/** From one change to the next. */
const PAUSE_MILLISECONDS = 2500;
const MOST_EDITOR_BYTES = 70_000;
const DESIGN = { title: 'Two hundred pages', frame_id: 1, album_size_id: 1, paper_type_id: 1 };
const CUSTOMER = 'customer@smriti.test';
const LIMIT = { timeout: 300_000 };
const MEGABYTE = 1024 * 1024;

interface Memory {
  /** What the page's own scripts hold, and the whole process of the tab. */
  heap: number;
  process: number;
}

export interface EditingFigures {
  pages: number;
  before: Memory;
  after: Memory;
  changes: number;
  saves: number;
  reads: number;
  writes: number;
  /** The files of all scripts that the tab had been sent when a spread could be worked on. */
  scripts: string[];
}

/** Photos of a book, as small as can be: their files are not what is measured. */
async function uploadPhotos(origins: Origins, bucket: string) {
  const customer = await signedInAs(origins, CUSTOMER);
  const ids: string[] = [];
  for (let index = 0; index < PAGES; index += 1) {
    const background = `hsl(${index}, 50%, 50%)`;
    const create = { width: 640 + index, height: 480, channels: 3, background } as const;
    const jpeg = await sharp({ create }).jpeg().toBuffer();
    ids.push(await uploadPhoto(origins, bucket, customer, jpeg));
  }
  const images = ids.map((photo_id, index) => ({ photo_id, sequence: index + 1 }));
  const body = { ...DESIGN, images, status: 'Draft' };
  const { answer } = await callAs(origins, customer, createAlbum, { body });
  return answer.data.album.id;
}

const processes = z.object({
  processInfo: z.array(z.object({ type: z.string(), id: z.number() })),
});

/** The largest process of a page: the tab's own. */
async function tabMegabytes(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = z.parse(processes, await session.send('SystemInfo.getProcessInfo'));
  await session.detach();
  const kilobytes = processInfo.flatMap(({ type, id }) => {
    if (type !== 'renderer') return [];
    const resident = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1];
    return resident === undefined ? [] : [Number(resident)];
  });
  return Math.max(0, ...kilobytes) / 1024;
}

async function memoryOf(browser: Browser, session: CDPSession): Promise<Memory> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return { heap: usedSize / MEGABYTE, process: await tabMegabytes(browser) };
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login', LIMIT);
  await page.getByLabel('Email').fill(CUSTOMER);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login', LIMIT);
}

/** Text, because it runs in the page. */
const SCRIPTS = `performance.getEntriesByType('resource')
  .map(({ name }) => new URL(name).pathname)
  .filter((path) => path.endsWith('.js'))`;

/**
 * Opens the book with a photo on each page, which saves itself.
 * @returns the scripts that were there when the first spread could be worked on
 */
async function openBook(page: Page): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 2, name: 'Arrange the book' });
  await heading.scrollIntoViewIfNeeded(LIMIT);
  await page.getByRole('region', { name: 'The pages of the book' }).waitFor(LIMIT);
  const scripts = z.parse(z.array(z.string()), await page.evaluate(SCRIPTS));
  await page.getByRole('radio', { name: 'Airy' }).check(LIMIT);
  await page.getByText(`${PAGES} pages`).first().waitFor(LIMIT);
  await page.getByText(/^Your pages are saved/).waitFor(LIMIT);
  return scripts;
}

/** Changes one spread after the other for a minute, and counts what the API does for it. */
async function editForAMinute(page: Page) {
  const done = { changes: 0, saves: 0, reads: 0, writes: 0 };
  page.on('response', (response) => {
    const headers = response.headers();
    done.reads += Number(headers['x-firestore-reads'] ?? 0);
    done.writes += Number(headers['x-firestore-writes'] ?? 0);
    if (response.request().method() === 'PUT') done.saves += 1;
  });
  const book = page.getByRole('region', { name: 'The pages of the book' });
  const until = performance.now() + EDITING_MILLISECONDS;
  while (performance.now() < until) {
    await book.getByRole('button', { name: 'Keep as it is' }).click();
    await book.getByRole('button', { name: 'Next', exact: true }).click();
    done.changes += 1;
    await setTimeout(PAUSE_MILLISECONDS);
  }
  return { ...done };
}

/** A minute of editing a book of 200 pages in Chromium, and what the tab holds in memory for it. */
export async function measureEditing(origins: Origins, bucket: string): Promise<EditingFigures> {
  const id = await uploadPhotos(origins, bucket);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_FLAGS,
  });
  try {
    const page = await browser.newPage({
      viewport: { width: 1280, height: 800 },
      baseURL: origins.hosting,
    });
    await signIn(page);
    const session = await page.context().newCDPSession(page);
    await page.goto(`/edit-product?id=${id}`, LIMIT);
    await page.getByRole('button', { name: 'Save Album' }).waitFor(LIMIT);
    const before = await memoryOf(browser, session);
    const scripts = await openBook(page);
    const edited = await editForAMinute(page);
    const after = await memoryOf(browser, session);
    return { pages: PAGES, before, after, scripts, ...edited };
  } finally {
    await browser.close();
  }
}

const gzipped = (files: readonly string[]) =>
  files.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);

/**
 * What comes beyond the entry, gzipped: for the editor what it cannot be drawn without, its page
 * included, and in all what the tab was sent by then: photos and their order, signing in, storage,
 * HarfBuzz, what is fetched ahead.
 */
function scriptBytes(folder: string, scripts: readonly string[]) {
  const manifest: unknown = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const checks = bundleChecks(manifest, folder, BUNDLE_BUDGETS);
  const [editor, entry] = ['book/ArrangeBook.tsx', 'index.html'].map((source) =>
    checks.find(({ name }) => name.endsWith(source)),
  );
  if (!editor || !entry) throw new Error('the editor is no chunk of the build');
  const sent = [...new Set(scripts)].map((path) => `${folder}${path}`);
  return {
    editor: gzipped(editor.path),
    all: gzipped(sent.filter((file) => !entry.path.includes(file))),
  };
}

/** @param folder the web app's build */
export function editingTables(figures: EditingFigures, folder: string): string {
  const { pages, before, after, changes, saves, reads, writes, scripts } = figures;
  const bytes = scriptBytes(folder, scripts);
  const memory = (name: string, { heap, process }: Memory) => [
    name,
    heap.toFixed(0),
    process.toFixed(0),
  ];
  return [
    table(
      `Memory of the tab with a book of ${pages} pages in Chromium at 1280 px, MB`,
      ['', 'scripts', 'process'],
      [
        memory('the album, its book not opened', before),
        memory('after a minute of editing', after),
      ],
    ),
    table(
      `A minute of editing, a change every ${PAUSE_MILLISECONDS / 1000} s`,
      ['changes', 'saves', 'reads', 'writes'],
      [[changes, saves, reads, writes].map(String)],
    ),
    table(
      'JavaScript of the editor on top of the entry, gzip kB',
      ['', 'kB', 'at most', ''],
      [
        [
          'the page and the editor of the book',
          (bytes.editor / 1000).toFixed(1),
          String(MOST_EDITOR_BYTES / 1000),
          verdict(bytes.editor, MOST_EDITOR_BYTES),
        ],
        ['all that the tab was sent by then', (bytes.all / 1000).toFixed(1), '', ''],
      ],
    ),
  ].join('\n');
}
