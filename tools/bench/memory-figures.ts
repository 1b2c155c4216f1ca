import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAlbum, PHOTOS_FIELD } from '@smriti/shared/album/albums';
import { PROFILE_PICTURE_FIELD, updateUser } from '@smriti/shared/account/users';
import { photoPath } from '@smriti/shared/album/photos';
import * as z from 'zod/mini';
import type { SeededProject } from '../../seed/src/fill-project.ts';
import {
  adminVariables,
  bucketOf,
  DEMO_API_KEY,
  type Environment,
  originsOf,
} from '../environment.ts';
import {
  type HeavyPicture,
  hugePictures,
  largestPictures,
  phonePhoto,
  tinyFile,
} from './memory-files.ts';
import { newCustomer, type Person, photoIdOf } from './shop-client.ts';
import { table, verdict } from './table.ts';

const PROCESS = fileURLToPath(new URL('./function-process.ts', import.meta.url));
/** What the functions are given (functions/src/index.ts, upload.triggers.ts). */
const LIMITS = { api: 2048, trigger: 1024 };
/** What V8 takes for its heap where there is 1 GiB, so that it collects as early here as there. */
const HEAP_MEGABYTES = 512;
const AT_ONCE = 20;
const MEBIBYTE = 1024 * 1024;
const FORM_PHOTOS = 500;
const SETTLED_LIMIT_MILLISECONDS = 120_000;

interface PeakMemory {
  name: string;
  megabytes: number;
  /** What the calls were answered; '' for an event. */
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

/** Lets a new instance of the functions work, and ends it. */
async function inInstance<T>(
  suite: Environment,
  work: (child: ChildProcess, origin: string) => Promise<T>,
): Promise<T> {
  const child = fork(PROCESS, [], {
    execArgv: ['--import', 'tsx', `--max-old-space-size=${HEAP_MEGABYTES}`],
    env: {
      ...process.env,
      ...adminVariables(suite),
      FUNCTIONS_EMULATOR: 'true',
      FIREBASE_CONFIG: JSON.stringify({ storageBucket: bucketOf(suite) }),
      STORAGE_BUCKET: bucketOf(suite),
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

/** The peak of the trigger on one picture; the emulators' own has looked at it before. */
async function peakOfUpload(
  suite: Environment,
  { bucket, firestore }: SeededProject,
  owner: Person,
  { name, bytes }: HeavyPicture,
): Promise<PeakMemory> {
  const path = photoPath(owner.uid, photoIdOf(owner, bytes));
  const record = firestore.doc(`photos/${photoIdOf(owner, bytes)}`);
  await bucket.file(path).save(bytes, { resumable: false, contentType: 'image/jpeg' });
  const startedAt = performance.now();
  while (!['ready', 'failed'].includes(String((await record.get()).get('state')))) {
    if (performance.now() - startedAt > SETTLED_LIMIT_MILLISECONDS) throw new Error(`${name}?`);
    await setTimeout(200);
  }
  await record.delete();
  const megabytes = await inInstance(suite, (child) =>
    peakOf(child, { ask: 'upload', name: path }),
  );
  return { name, megabytes, answers: String((await record.get()).get('state')) };
}

interface Call {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** Sends calls so that all of their bodies are there before the last byte of any. */
async function sendAtOnce(origin: string, calls: readonly Call[]): Promise<number[]> {
  const sent = calls.map(({ method, path, headers, body }) => {
    const outgoing = request(`${origin}${path}`, {
      method,
      headers: { ...headers, 'content-length': String(body.length) },
    });
    const answered = new Promise<number>((resolve) => {
      outgoing.on('response', (incoming) => {
        incoming.resume().on('end', () => resolve(incoming.statusCode ?? 0));
      });
      outgoing.on('error', () => resolve(0));
    });
    const isWritten = new Promise((resolve) => outgoing.write(body.subarray(0, -1), resolve));
    return { outgoing, answered, isWritten, last: body.subarray(-1) };
  });
  await Promise.all(sent.map(({ isWritten }) => isWritten));
  await setTimeout(1000);
  for (const { outgoing, last } of sent) outgoing.end(last);
  return Promise.all(sent.map(({ answered }) => answered));
}

async function peakOfCalls(
  suite: Environment,
  name: string,
  calls: readonly Call[],
): Promise<PeakMemory> {
  return inInstance(suite, async (child, origin) => {
    await fetch(`${origin}/health`);
    const statuses = await sendAtOnce(origin, calls);
    const megabytes = await peakOf(child, { ask: 'peak' });
    const answers = [...new Set(statuses)].sort().map((status) => {
      const times = statuses.filter((one) => one === status).length;
      return `${times} × ${status === 0 ? 'broken off' : status}`;
    });
    return { name, megabytes, answers: answers.join(', ') };
  });
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: count }, () => one);

/** A form of files, as bytes. */
async function formOf(
  path: string,
  method: string,
  { token }: Person,
  parts: readonly { field: string; bytes: Buffer }[],
  fields: Record<string, string> = {},
): Promise<Call> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  for (const { field, bytes } of parts) form.append(field, new Blob([new Uint8Array(bytes)]), 'a');
  const packed = new Response(form);
  const type = packed.headers.get('content-type') ?? '';
  return {
    ...{ method, path },
    headers: { authorization: `Bearer ${token}`, 'content-type': type },
    body: Buffer.from(await packed.arrayBuffer()),
  };
}

const albumForm = (person: Person, { bytes }: HeavyPicture) =>
  formOf(
    createAlbum.path,
    createAlbum.method,
    person,
    times(FORM_PHOTOS, { field: PHOTOS_FIELD, bytes }),
    { title: 'Goa', frame_id: '1', album_size_id: '1', paper_type_id: '1' },
  );

const bigBody = (type: string, body: Buffer): Call => ({
  method: 'POST',
  path: '/albums',
  headers: { 'content-type': type },
  body,
});

/** The most memory that an instance of the API and one of the photo trigger need. */
export async function measureMemory(
  suite: Environment,
  project: SeededProject,
): Promise<{ trigger: PeakMemory[]; api: PeakMemory[] }> {
  const customer = await newCustomer(originsOf(suite));
  const huge = await hugePictures();
  const [, , gif] = huge;
  const trigger: PeakMemory[] = [];
  for (const picture of [await phonePhoto(), ...huge, ...(await largestPictures())]) {
    trigger.push(await peakOfUpload(suite, project, customer, picture));
  }
  const health = { method: 'GET', path: '/health', headers: {}, body: Buffer.alloc(0) };
  const json = Buffer.from(JSON.stringify('a'.repeat(31 * MEBIBYTE)));
  const profiles: Call[] = [];
  for (const { bytes } of huge) {
    const { path, method } = updateUser;
    const parts = [{ field: PROFILE_PICTURE_FIELD, bytes }];
    const fields = { uid: customer.uid, firstName: 'Asha', lastName: 'Verma' };
    profiles.push(await formOf(path, method, customer, parts, fields));
  }
  const form = await albumForm(customer, await tinyFile());
  const scenes: [string, Call[]][] = [
    ['nothing but its health', [health]],
    ['profile pictures of these four files, 5 each at once', times(5, profiles).flat()],
    [`a form of ${FORM_PHOTOS} copies of a tiny WebP`, [form]],
    [`${AT_ONCE} such forms at once`, times(AT_ONCE, form)],
    ['a form of 31 MiB', [bigBody('application/octet-stream', Buffer.alloc(31 * MEBIBYTE, 'a'))]],
    [
      `${AT_ONCE} bodies of 31 MiB at once`,
      times(AT_ONCE, bigBody('application/octet-stream', Buffer.alloc(31 * MEBIBYTE, 'a'))),
    ],
    [
      `${AT_ONCE} bodies of 31 MiB of JSON at once`,
      times(AT_ONCE, bigBody('application/json', json)),
    ],
  ];
  if (gif)
    scenes.push([`a form of ${FORM_PHOTOS} copies of the GIF`, [await albumForm(customer, gif)]]);
  const api: PeakMemory[] = [];
  for (const [name, calls] of scenes) api.push(await peakOfCalls(suite, name, calls));
  return { trigger, api };
}

function tableOf(title: string, figures: readonly PeakMemory[], limit: number): string {
  const rows = figures.map(({ name, megabytes, answers }) => [
    name,
    String(megabytes),
    verdict(megabytes, limit),
    answers,
  ]);
  return table(title, ['', 'peak MB', `of ${limit}`, 'outcome'], rows);
}

export function memoryTables({ trigger, api }: Awaited<ReturnType<typeof measureMemory>>): string {
  return [
    tableOf('Most memory of an instance of the photo trigger', trigger, LIMITS.trigger),
    tableOf('Most memory of an instance of the API', api, LIMITS.api),
  ].join('\n');
}
