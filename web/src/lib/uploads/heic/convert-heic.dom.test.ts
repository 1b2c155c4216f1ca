import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type ConversionControl, createHeicConverter } from './convert-heic';
import type { ConversionRequest, ConversionResponse } from './heic-messages';

const workers: FakeWorker[] = [];

/** Worker whose answers the test gives. */
class FakeWorker extends EventTarget {
  requests: ConversionRequest[] = [];
  isEnded = false;

  postMessage(request: ConversionRequest): void {
    this.requests.push(request);
  }

  terminate(): void {
    this.isEnded = true;
  }

  answer(answer: ConversionResponse): void {
    this.dispatchEvent(new MessageEvent('message', { data: answer }));
  }
}

function open() {
  const convert = createHeicConverter(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    // The fake has the methods that a converter calls.
    return worker as never;
  });
  return (name: string, control: Partial<ConversionControl> = {}) =>
    convert(new File([name], name, { lastModified: 7 }), {
      whenResumed: () => Promise.resolve(),
      signal: new AbortController().signal,
      ...control,
    });
}

const JPEG: ConversionResponse = { jpeg: new Blob(['jpeg']), memoryBytes: 1000 };
const last = () => workers.at(-1);
const requestsOf = (count: number) =>
  vi.waitFor(() => expect(workers.flatMap(({ requests }) => requests)).toHaveLength(count));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  workers.length = 0;
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('converts one file at a time, in order, in one worker', async () => {
  const convert = open();
  const all = ['a.heic', 'b.heic'].map((name) => convert(name));
  await requestsOf(1);
  last()?.answer(JPEG);
  expect(await all[0]).toMatchObject({ name: 'a.heic', type: 'image/jpeg', lastModified: 7 });
  await requestsOf(2);
  last()?.answer(JPEG);
  expect(await all[1]).toMatchObject({ name: 'b.heic' });
  expect(workers).toHaveLength(1);
});

it('goes on with the next file in a new worker after one that cannot be read', async () => {
  const convert = open();
  const all = ['a.heic', 'b.heic'].map((name) => convert(name));
  await requestsOf(1);
  last()?.answer({ failure: 'unreadable', cause: 'damaged' });
  expect(await all[0]).toBe('unreadable');
  await requestsOf(2);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  last()?.answer(JPEG);
  expect(await all[1]).toMatchObject({ name: 'b.heic' });
});

it('gives up a file after two minutes of loading or of conversion, and one whose worker fails', async () => {
  const convert = open();
  const slow = convert('slow.heic');
  await requestsOf(1);
  await vi.advanceTimersByTimeAsync(100_000);
  last()?.answer({ isLoaded: true });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await slow).toBe('unreadable');
  const failing = convert('failing.heic');
  await requestsOf(2);
  last()?.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }));
  expect(await failing).toBe('unreadable');
  const stalled = convert('stalled.heic');
  await requestsOf(3);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await stalled).toBe('notLoaded');
  const offline = convert('offline.heic');
  await requestsOf(4);
  last()?.dispatchEvent(new Event('error'));
  expect(await offline).toBe('notLoaded');
});

it('waits while uploads are paused', async () => {
  const convert = open();
  let resume: () => void = () => undefined;
  const converting = convert('a.heic', {
    whenResumed: () => new Promise((resolve) => (resume = resolve)),
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(workers).toHaveLength(0);
  resume();
  await requestsOf(1);
  last()?.answer(JPEG);
  expect(await converting).toMatchObject({ name: 'a.heic' });
});

it('ends the worker of a photo that is cancelled, and skips those that wait', async () => {
  const convert = open();
  const cancelling = new AbortController();
  const { signal } = cancelling;
  const all = ['a.heic', 'b.heic'].map((name) => convert(name, { signal }));
  await requestsOf(1);
  cancelling.abort();
  expect(await Promise.all(all)).toEqual(['cancelled', 'cancelled']);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true]);
  const next = convert('c.heic');
  await requestsOf(2);
  last()?.answer(JPEG);
  expect(await next).toMatchObject({ name: 'c.heic' });
});

it('limits the size of photos by the memory of the device, and to 64 megapixels on unknown phones', async () => {
  const convert = open();
  const limitOf = async () => {
    const converting = convert('a.heic');
    await requestsOf(workers.flatMap(({ requests }) => requests).length + 1);
    last()?.answer(JPEG);
    await converting;
    return last()?.requests.at(-1);
  };
  expect(await limitOf()).toMatchObject({ maxSourcePixels: 110_000_000 });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(await limitOf()).toMatchObject({ maxSourcePixels: 64_000_000, maxJpegPixels: 52_000_000 });
  vi.stubGlobal('navigator', { deviceMemory: 2 });
  expect(await limitOf()).toMatchObject({ maxSourcePixels: 52_000_000, maxJpegPixels: 25_000_000 });
});

it('frees the memory of a worker that is unused, or that needed much', async () => {
  const convert = open();
  const small = convert('small.heic');
  await requestsOf(1);
  last()?.answer(JPEG);
  await small;
  expect(last()?.isEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(last()?.isEnded).toBe(true);
  const large = convert('large.heic');
  await requestsOf(2);
  last()?.answer({ ...JPEG, memoryBytes: 400_000_000 });
  await large;
  expect(last()?.isEnded).toBe(true);
});
