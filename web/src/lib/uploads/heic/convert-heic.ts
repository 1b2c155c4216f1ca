import { MAX_PHOTO_BYTES } from '@smriti/shared/album/photos';
import { logFailure } from '#lib/log.ts';
import { limitConcurrency } from '../limit-concurrency';
import { CONVERSION_TIMEOUT_MS, PIXEL_LIMITS } from './conversion-limits';
import {
  type ConversionFailure,
  type ConversionRequest,
  conversionResponseSchema,
  type ConversionResult,
} from './heic-messages';

/*
 * Conversion of HEIC photos to JPEG in a worker (docs/rules.md#photos-11).
 */

/** Time in ms after which an unused worker is terminated, which frees its memory. */
const IDLE_TIMEOUT_MS = 10_000;
/** Memory of a worker in bytes beyond which it is terminated after its file. */
const MAX_IDLE_MEMORY_BYTES = 160 * 1024 * 1024;
/** Memory of phones and tablets whose browser does not report it, in GB. */
const TYPICAL_PHONE_MEMORY_GB = 4;

type ConversionWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

export interface ConversionControl {
  /** Resolves when conversions are not paused, or when they are cancelled. */
  whenResumed: () => Promise<void>;
  /** Aborted when the conversion is cancelled. */
  signal: AbortSignal;
}

/** Memory of the device in GB. Only Chromium reports it. */
function estimateMemoryGb(): number {
  if ('deviceMemory' in navigator) return Number(navigator.deviceMemory);
  return matchMedia('(pointer: coarse)').matches ? TYPICAL_PHONE_MEMORY_GB : Infinity;
}

function pixelLimits(): Pick<ConversionRequest, 'maxSourcePixels' | 'maxJpegPixels'> {
  const memory = estimateMemoryGb();
  if (memory <= 2) return PIXEL_LIMITS.upTo2Gb;
  return memory <= 4 ? PIXEL_LIMITS.upTo4Gb : PIXEL_LIMITS.more;
}

/**
 * Sends a request to a worker. Resolves to `notLoaded` if the decoder takes too long to load, to
 * `unreadable` if the worker fails or takes too long to convert, and to `cancelled` at once when the
 * conversion is cancelled.
 */
function sendRequest(
  worker: ConversionWorker,
  request: ConversionRequest,
  cancelled: AbortSignal,
): Promise<ConversionResult | 'cancelled'> {
  const answered = new AbortController();
  const { signal } = answered;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return new Promise<ConversionResult | 'cancelled'>((resolve) => {
    cancelled.addEventListener('abort', () => resolve('cancelled'), { signal });
    const fail = (failure: ConversionFailure, cause: string) => resolve({ failure, cause });
    const startTimer = (failure: ConversionFailure) => {
      clearTimeout(timer);
      timer = setTimeout(() => fail(failure, 'it took too long'), CONVERSION_TIMEOUT_MS);
    };
    startTimer('notLoaded');
    worker.addEventListener(
      'message',
      ({ data }) => {
        const response = conversionResponseSchema.safeParse(data);
        if (!response.success) fail('unreadable', 'the response of the worker is invalid');
        else if ('isLoaded' in response.data) startTimer('unreadable');
        else resolve(response.data);
      },
      { signal },
    );
    worker.addEventListener(
      'error',
      // A script that does not load reports no message.
      ({ message }) => (message ? fail('unreadable', message) : fail('notLoaded', 'no worker')),
      { signal },
    );
    worker.postMessage(request);
  }).finally(() => {
    answered.abort();
    clearTimeout(timer);
  });
}

/** Converts a HEIC file to a JPEG file of the same name and date. */
type ConvertHeic = (
  file: File,
  control: ConversionControl,
) => Promise<File | ConversionFailure | 'cancelled'>;

/**
 * Creates a converter of HEIC files, which converts one file at a time, in a worker that it starts
 * with the first file.
 */
export function createHeicConverter(startWorker: () => ConversionWorker): ConvertHeic {
  const inTurn = limitConcurrency(1);
  let worker: ConversionWorker | null = null;
  let idle: ReturnType<typeof setTimeout> | undefined;

  function endWorker(): void {
    worker?.terminate();
    worker = null;
  }

  async function convertNow(file: File, signal: AbortSignal) {
    if (signal.aborted) return 'cancelled';
    clearTimeout(idle);
    worker ??= startWorker();
    const request = { file, ...pixelLimits(), maxJpegBytes: MAX_PHOTO_BYTES };
    const response = await sendRequest(worker, request, signal);
    if (response === 'cancelled' || 'failure' in response) {
      // The worker may be busy still, or have no memory left.
      endWorker();
      if (response === 'cancelled') return response;
      logFailure('A HEIC photo could not be converted', response.cause);
      return response.failure;
    }
    if (response.memoryBytes > MAX_IDLE_MEMORY_BYTES) endWorker();
    else idle = setTimeout(endWorker, IDLE_TIMEOUT_MS);
    const { name, lastModified } = file;
    return new File([response.jpeg], name, { type: 'image/jpeg', lastModified });
  }

  return (file, { whenResumed, signal }) =>
    inTurn(async () => {
      await whenResumed();
      return convertNow(file, signal);
    });
}

/** Converts a HEIC file in the worker that all open designs share. */
export const convertHeic = createHeicConverter(
  () => new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' }),
);
