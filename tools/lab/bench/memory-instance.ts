import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { photoPath } from '@smriti/shared/album/photos';
import * as z from 'zod/mini';
import type { SeededProject } from '../../../seed/src/fill-project.ts';
import {
  adminSdkVariables,
  environmentBucket,
  DEMO_API_KEY,
  type Environment,
} from '../../../shared/local/environment.ts';
import type { HeavyPicture } from './memory-files.ts';
import { type ShopUser, photoIdOf } from '../../dev/shop/shop-client.ts';

const PROCESS = fileURLToPath(new URL('./function-process.ts', import.meta.url));
/**
 * Heap limits in MB: V8's defaults for the memory of the functions, so that garbage is collected as early as in
 * production.
 */
const HEAP_MEGABYTES = { trigger: 512, api: 1024 };
const SETTLED_LIMIT_MILLISECONDS = 120_000;
/** Request timeout of the API on the platform, in s. */
const ANSWER_LIMIT_SECONDS = 60;

/** A build of the functions, and the emulators that it uses. */
export interface BuiltFunctions {
  suite: Environment;
  /** Folder that contains `lib`. */
  folder: string;
}

export interface PeakMemory {
  name: string;
  megabytes: number;
  /** Memory limit of this measurement in MB, if it differs from that of the others. */
  limit?: number;
  /** Statuses of the calls, or the final state of the photo. */
  answers: string;
}

const told = z.union([
  z.object({ port: z.number() }),
  z.object({ peak_mb: z.number() }),
  z.object({ failure: z.string() }),
]);

async function receive(child: ChildProcess) {
  const ended = new AbortController();
  const onExit = () => ended.abort(new Error('the process ended'));
  child.once('exit', onExit);
  const messages: unknown[] = await once(child, 'message', { signal: ended.signal });
  child.off('exit', onExit);
  const received = told.parse(messages[0]);
  if ('failure' in received) throw new Error(received.failure);
  return received;
}

async function peakOf(child: ChildProcess, ask: object): Promise<number> {
  child.send(ask);
  const received = await receive(child);
  if (!('peak_mb' in received)) throw new Error('the process told no peak');
  return Math.round(received.peak_mb);
}

/** Calls `work` with a new instance of the functions, then ends it. */
async function inInstance<T>(
  { suite, folder }: BuiltFunctions,
  kind: keyof typeof HEAP_MEGABYTES,
  work: (child: ChildProcess, origin: string) => Promise<T>,
): Promise<T> {
  const bucketName = environmentBucket(suite);
  const child = fork(PROCESS, [folder], {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${HEAP_MEGABYTES[kind]}`],
    env: {
      ...process.env,
      ...adminSdkVariables(suite),
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_CONFIG: JSON.stringify({ storageBucket: bucketName }),
      STORAGE_BUCKET: bucketName,
      WEB_API_KEY: DEMO_API_KEY,
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    const received = await receive(child);
    if (!('port' in received)) throw new Error('the process told no port');
    return await work(child, `http://127.0.0.1:${received.port}`);
  } finally {
    child.kill();
  }
}

/**
 * Measures the peak memory of the photo trigger while it processes a picture `times` times, after
 * the emulated trigger has processed it.
 */
export async function measureUploadPeak(
  functions: BuiltFunctions,
  { bucket, firestore }: SeededProject,
  owner: ShopUser,
  { name, bytes }: HeavyPicture,
  times = 1,
): Promise<PeakMemory> {
  const path = photoPath(owner.uid, photoIdOf(owner, bytes));
  const record = firestore.doc(`photos/${photoIdOf(owner, bytes)}`);
  await bucket.file(path).save(bytes, { resumable: false, contentType: 'image/jpeg' });
  const startedAt = performance.now();
  while (!['ready', 'failed'].includes(String((await record.get()).get('state')))) {
    if (performance.now() - startedAt > SETTLED_LIMIT_MILLISECONDS) throw new Error(`${name}?`);
    await setTimeout(200);
  }
  const megabytes = await inInstance(functions, 'trigger', async (child) => {
    let peak = 0;
    for (let time = 0; time < times; time += 1) {
      await record.delete();
      peak = await peakOf(child, { ask: 'upload', name: path });
    }
    return peak;
  });
  return { name, megabytes, answers: String((await record.get()).get('state')) };
}

export interface MultipartCall {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Sends calls concurrently: the last bytes of each body are sent when the rest of all bodies has
 * arrived.
 */
async function sendAtOnce(origin: string, calls: readonly MultipartCall[]): Promise<string[]> {
  const sent = calls.map(({ method, path, headers, body }) => {
    const outgoing = request(`${origin}${path}`, {
      method,
      headers: { ...headers, 'content-length': String(body.length) },
    });
    const answered = new Promise<string>((resolve) => {
      outgoing.on('response', (incoming) => {
        incoming.resume().on('end', () => resolve(String(incoming.statusCode)));
      });
      outgoing.on('error', () => resolve('broken off'));
    });
    const isWritten = new Promise((resolve) => outgoing.write(body.subarray(0, -1), resolve));
    return { outgoing, answered, isWritten, last: body.subarray(-1) };
  });
  await Promise.all(sent.map(({ isWritten }) => isWritten));
  await setTimeout(1000);
  for (const { outgoing, last } of sent) outgoing.end(last);
  const late = setTimeout(ANSWER_LIMIT_SECONDS * 1000, 'late', { ref: false });
  const outcomes = await Promise.all(sent.map(({ answered }) => Promise.race([answered, late])));
  for (const { outgoing } of sent) outgoing.destroy();
  return outcomes;
}

/** Counts equal answers: `3 × 200, 1 × 422`. */
export function formatAnswerCounts(answers: readonly string[]): string {
  const counted = [...new Set(answers)].toSorted().map((answer) => {
    const times = answers.filter((one) => one === answer).length;
    const what = answer === 'late' ? `not answered in ${ANSWER_LIMIT_SECONDS} s` : answer;
    return `${times} × ${what}`;
  });
  return counted.join(', ');
}

/** Measures the peak memory of an API instance until concurrent calls are answered or time out. */
export function measureCallsPeak(
  functions: BuiltFunctions,
  name: string,
  calls: readonly MultipartCall[],
): Promise<PeakMemory> {
  const measure = async (child: ChildProcess, origin: string) => {
    await fetch(`${origin}/health`);
    const answers = formatAnswerCounts(await sendAtOnce(origin, calls));
    return { name, megabytes: await peakOf(child, { ask: 'peak' }), answers };
  };
  return inInstance(functions, 'api', measure);
}
