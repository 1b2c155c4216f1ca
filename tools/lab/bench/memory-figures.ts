import type { SeededProject } from '../../../seed/src/fill-project.ts';
import { environmentOrigins } from '../../../shared/local/environment.ts';
import { makeHugePictures, makeLargestPictures, makePhonePhoto } from './memory-files.ts';
import {
  type BuiltFunctions,
  type MultipartCall,
  type PeakMemory,
  measureCallsPeak,
  measureUploadPeak,
} from './memory-instance.ts';
import { createCustomer } from '../../dev/shop/shop-client.ts';
import { formatTable, budgetVerdict } from '../../quality/figures/table.ts';

/** Memory of the deployed functions, in MiB (functions/src/index.ts, upload.triggers.ts). */
const MEMORY_LIMITS = { api: 2048, trigger: 1024 };
/** Number of photos, and their memory limit in MiB (docs/rules.md#budgets-3). */
const PHOTOS_IN_TURN = 50;
const PHOTOS_LIMIT = 512;
/** Concurrency of the API in functions/src/index.ts. */
const AT_ONCE = 12;
const MEBIBYTE = 1024 * 1024;

export interface MemoryFigures {
  trigger: PeakMemory[];
  api: PeakMemory[];
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

const bigBody = (type: string, body: Buffer): MultipartCall => ({
  method: 'POST',
  path: '/albums',
  headers: { 'content-type': type },
  body,
});

type Scene = [name: string, calls: MultipartCall[]];

/** Scenarios of the largest bodies, which an instance reads before it can refuse them. */
function bodyScenes(): Scene[] {
  const bytes = bigBody('application/octet-stream', Buffer.alloc(31 * MEBIBYTE, 'a'));
  const json = Buffer.from(JSON.stringify('a'.repeat(31 * MEBIBYTE)));
  return [
    ['a form of 31 MiB', [bytes]],
    [`${AT_ONCE} bodies of 31 MiB at once`, times(AT_ONCE, bytes)],
    [
      `${AT_ONCE} bodies of 31 MiB of JSON at once`,
      times(AT_ONCE, bigBody('application/json', json)),
    ],
  ];
}

/** Measures the peak memory of an instance of the API and of the photo trigger. */
export async function measureMemory(
  functions: BuiltFunctions,
  project: SeededProject,
): Promise<MemoryFigures> {
  const customer = await createCustomer(environmentOrigins(functions.suite));
  const huge = await makeHugePictures();
  const trigger: PeakMemory[] = [];
  const photo = await makePhonePhoto();
  trigger.push({
    ...(await measureUploadPeak(functions, project, customer, photo, PHOTOS_IN_TURN)),
    name: `${PHOTOS_IN_TURN} photos of 12 megapixels, one after the other`,
    limit: PHOTOS_LIMIT,
  });
  for (const picture of [...huge, ...(await makeLargestPictures())]) {
    trigger.push(await measureUploadPeak(functions, project, customer, picture));
  }
  const health = { method: 'GET', path: '/health', headers: {}, body: Buffer.alloc(0) };
  const scenes: Scene[] = [['nothing but its health', [health]], ...bodyScenes()];
  const api: PeakMemory[] = [];
  for (const [name, calls] of scenes) api.push(await measureCallsPeak(functions, name, calls));
  return { trigger, api };
}

function tableOf(title: string, figures: readonly PeakMemory[], most: number): string {
  const rows = figures.map(({ name, megabytes, limit = most, answers }) => [
    name,
    String(megabytes),
    String(limit),
    budgetVerdict(megabytes, limit),
    answers,
  ]);
  return formatTable(title, ['', 'peak MB', 'of', '', 'outcome'], rows);
}

export function formatMemoryTables({ trigger, api }: MemoryFigures): string {
  return [
    tableOf('Most memory of an instance of the photo trigger', trigger, MEMORY_LIMITS.trigger),
    tableOf('Most memory of an instance of the API', api, MEMORY_LIMITS.api),
  ].join('\n');
}
