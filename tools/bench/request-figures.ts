import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page, type Request } from '@playwright/test';
import sharp from 'sharp';
import { DEMO_PASSWORD } from '../../seed/src/data/people.ts';
import { CHROMIUM_FLAGS, findChromium } from '../programs/chromium.ts';
import { type PhotoEvents, untilRendered } from './photo-figures.ts';
import { median } from './statistics.ts';
import { table, verdict } from './table.ts';

export const PHOTOS = 60;
/** Three megapixels, drawn: files of about 50 kB, so that it is the shop that is waited for. */
const SIZE = { width: 2000, height: 1500 };
const PHONE = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true };
const CUSTOMER = { email: 'customer@smriti.test', password: DEMO_PASSWORD };
const LIMIT = { timeout: 240_000 };

/** When the button is pressed, and in how many seconds the payment page is to be there. */
const MOMENTS = [
  { name: 'with all renditions made', seconds: 3, isRendered: true },
  { name: 'as the last upload ends', seconds: 8, isRendered: false },
] as const;

/** Seconds from the click to the heading of the payment page, and what they are made of. */
interface Wait {
  whole: number;
  beforeSave: number;
  save: number;
  /** Calls of the API that the page begins until the album is saved. */
  calls: number;
}

/** What it takes somebody who changes nothing of the book, from the chosen photos on. */
interface Way {
  /** What is pressed, chosen or typed into. */
  presses: number;
  seconds: number;
}

/** A shop whose pages are served, and what its emulators say of photos. */
export interface RequestShop {
  name: string;
  hosting: string;
  events: PhotoEvents;
}

export interface RequestFigures {
  /** The name of the shop. */
  shop: string;
  moment: (typeof MOMENTS)[number];
  photos: number;
  waits: Wait[];
  ways: Way[];
}

interface Plan {
  runs: number;
  /** How many photos the albums have. */
  sizes: readonly number[];
}

/** A large album and one of a single photo. */
const EVERY_SIZE: Plan = { runs: 5, sizes: [PHOTOS, 1] };

/** From the click on Request to the payment page. */
export async function measureRequests(
  shops: readonly RequestShop[],
  { runs, sizes }: Plan = EVERY_SIZE,
): Promise<RequestFigures[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: CHROMIUM_FLAGS,
  });
  const folder = await mkdtemp(join(tmpdir(), 'request-'));
  try {
    const pictures = await drawPictures();
    const measured: { page: Page; events: PhotoEvents; figures: RequestFigures }[] = [];
    for (const { name, hosting, events } of shops) {
      const page = await browser.newPage({ ...PHONE, baseURL: hosting });
      await signIn(page);
      for (const moment of MOMENTS) {
        for (const photos of sizes) {
          const figures = { shop: name, moment, photos, waits: [], ways: [] };
          measured.push({ page, events, figures });
        }
      }
    }
    for (let run = 0; run < runs; run += 1) {
      // Each shop, moment and size in every run, so that what else the machine does meets them alike.
      for (const [index, { page, events, figures }] of measured.entries()) {
        const { moment, photos, waits, ways } = figures;
        const files = await writeFiles(folder, pictures.slice(0, photos), `${run}-${index}`);
        const design = { events, files, isRendered: moment.isRendered };
        const { wait, way } = await requestOnce(page, design);
        waits.push(wait);
        ways.push(way);
      }
    }
    return measured.map(({ figures }) => figures);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

export function requestsTable(figures: readonly RequestFigures[]): string {
  const unchanged = figures.filter(({ moment, photos }) => photos === PHOTOS && !moment.isRendered);
  return [waitsTable(figures), waysTable(unchanged)].join('\n');
}

function waysTable(figures: readonly RequestFigures[]): string {
  return table(
    `Somebody who changes nothing of the book, from ${PHOTOS} chosen photos to the payment page at 360 px: details are filled in while photos are uploaded; median of ${EVERY_SIZE.runs}`,
    ['presses', 's', 'each'],
    figures.map(({ ways }) => [
      String(median(ways.map(({ presses }) => presses))),
      median(ways.map(({ seconds }) => seconds)).toFixed(1),
      ways.map(({ seconds }) => seconds.toFixed(1)).join(' '),
    ]),
  );
}

function waitsTable(figures: readonly RequestFigures[]): string {
  return table(
    `From the click on Request to the payment page in Chromium at 360 px, s, median of ${EVERY_SIZE.runs}; drawn photos of 3 megapixels`,
    ['pressed', 'photos', 'median', 'at most', '', 'before save', 'save', 'calls', 'each'],
    figures.map(({ moment, photos, waits }) => {
      const whole = waits.map((wait) => wait.whole);
      const seconds = (values: readonly number[]) => median(values).toFixed(2);
      return [
        moment.name,
        String(photos),
        seconds(whole),
        photos === PHOTOS ? String(moment.seconds) : '',
        photos === PHOTOS ? verdict(median(whole), moment.seconds) : '',
        seconds(waits.map(({ beforeSave }) => beforeSave)),
        seconds(waits.map(({ save }) => save)),
        String(median(waits.map(({ calls }) => calls))),
        whole.map((value) => value.toFixed(2)).join(' '),
      ];
    }),
  );
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login', LIMIT);
  await page.getByLabel('Email').fill(CUSTOMER.email);
  await page.getByLabel('Password', { exact: true }).fill(CUSTOMER.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login', LIMIT);
}

interface Design {
  events: PhotoEvents;
  files: string[];
  /** Whether the renditions of the photos are waited for before the button is pressed. */
  isRendered: boolean;
}

async function requestOnce(page: Page, { events, files, isRendered }: Design) {
  await page.goto('/my-account/create-album', LIMIT);
  const title = page.getByLabel('Album title');
  await title.waitFor(LIMIT);
  events.rendered = 0;
  const chosenAt = Date.now();
  await page.getByLabel('Add photos').setInputFiles(files);
  const details = [
    () => title.fill('A week in Goa', LIMIT),
    () => page.getByRole('radio', { name: /Gallery Black/ }).check(),
    () => page.getByLabel('Size').selectOption({ index: 1 }),
    () => page.getByLabel('Paper Type').selectOption({ index: 1 }),
  ];
  for (const fill of details) await fill();
  await untilUploaded(page, files.length);
  if (isRendered) await untilRendered(events, files.length);
  const wait = await timeRequest(page);
  const way = { presses: details.length + 1, seconds: (Date.now() - chosenAt) / 1000 };
  await untilRendered(events, files.length); // what is left of it would slow the next one down
  return { wait, way };
}

async function untilUploaded(page: Page, count: number): Promise<void> {
  const photos = page.getByRole('list', { name: 'Photos of the album, in their order' });
  await photos
    .getByRole('listitem')
    .nth(count - 1)
    .waitFor(LIMIT);
  await page
    .getByRole('progressbar')
    .first()
    .waitFor({ ...LIMIT, state: 'detached' });
}

const isSave = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/api/albums';

async function timeRequest(page: Page): Promise<Wait> {
  let calls = 0;
  const count = (request: Request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls += 1;
  };
  page.on('request', count);
  const saved = page.waitForResponse((response) => isSave(response.request()), LIMIT);
  const clickedAt = Date.now();
  await page.getByRole('button', { name: 'Proceed To Request' }).click();
  const response = await saved;
  page.off('request', count);
  await page.getByRole('heading', { level: 1, name: 'Initial Payment' }).waitFor(LIMIT);
  const whole = (Date.now() - clickedAt) / 1000;
  await response.finished();
  const { startTime, responseEnd } = response.request().timing();
  return { whole, beforeSave: (startTime - clickedAt) / 1000, save: responseEnd / 1000, calls };
}

/** Pictures that differ in colour and composition. */
function drawPictures(): Promise<Buffer[]> {
  const { width, height } = SIZE;
  const pictures = Array.from({ length: PHOTOS }, (_, index) => {
    const hue = (index * 360) / PHOTOS;
    const sun = `<circle cx="${200 + index * 25}" cy="${300 + (index % 7) * 60}" r="180" fill="gold"/>`;
    const sky = `<linearGradient id="sky" x2="0" y2="1"><stop stop-color="hsl(${hue},60%,75%)"/><stop offset="1" stop-color="hsl(${hue},50%,25%)"/></linearGradient>`;
    const svg = `<svg width="${width}" height="${height}"><defs>${sky}</defs><rect width="100%" height="100%" fill="url(#sky)"/>${sun}</svg>`;
    return sharp(Buffer.from(svg)).jpeg({ quality: 85 }).toBuffer();
  });
  return Promise.all(pictures);
}

/** Files of these pictures that the shop has not seen: each holds `mark` as a comment. */
async function writeFiles(folder: string, pictures: readonly Buffer[], mark: string) {
  const paths: string[] = [];
  for (const [index, jpeg] of pictures.entries()) {
    const path = join(folder, `${mark}-${index}.jpg`);
    const comment = Buffer.from(mark);
    const head = Buffer.from([0xff, 0xd8, 0xff, 0xfe, 0, comment.length + 2]);
    await writeFile(path, Buffer.concat([head, comment, jpeg.subarray(2)]));
    paths.push(path);
  }
  return paths;
}
