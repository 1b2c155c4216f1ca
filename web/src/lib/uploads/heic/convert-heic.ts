import { MAX_PHOTO_BYTES } from '@smriti/shared/album/photos';
import { logFailure } from '#lib/log.ts';
import { limitConcurrency } from '../limit-concurrency';
import {
  type HeicFailure,
  type HeicRequest,
  type HeicResponse,
  heicResponse,
} from './heic-messages';

/** Maximum conversion time of a file, in ms. A slow phone takes 30 s for 48 megapixels. */
const TIME_LIMIT_MS = 120_000;
/** Time in ms after which an unused worker is terminated, which frees its memory. */
const IDLE_MS = 10_000;
/** Memory of a worker in bytes beyond which it is terminated after its file. */
const MAX_IDLE_MEMORY_BYTES = 160 * 1024 * 1024;
/**
 * Pixel limits by the memory of the device. Decoding takes 5 bytes a pixel, drawing 4 bytes for each
 * pixel of the JPEG. Panoramas of phones have up to 63 megapixels.
 */
const PIXEL_LIMITS = [
  { memoryGb: 2, maxPhotoPixels: 52_000_000, maxPixels: 25_000_000 },
  { memoryGb: 4, maxPhotoPixels: 64_000_000, maxPixels: 52_000_000 },
  { memoryGb: Infinity, maxPhotoPixels: 110_000_000, maxPixels: 110_000_000 },
];
/** Memory of phones and tablets whose browser does not report it, in GB. */
const TYPICAL_PHONE_MEMORY_GB = 4;

type ConversionWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Pauses and cancels conversions. */
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

function pixelLimits(): Pick<HeicRequest, 'maxPhotoPixels' | 'maxPixels'> {
  const memory = estimateMemoryGb();
  const limits = PIXEL_LIMITS.find(({ memoryGb }) => memory <= memoryGb);
  return { maxPhotoPixels: limits?.maxPhotoPixels ?? 0, maxPixels: limits?.maxPixels ?? 0 };
}

/**
 * Sends a request to a worker. Resolves to `unreadable` if the worker fails or takes too long, and
 * to `cancelled` at once when the conversion is cancelled.
 */
function sendRequest(
  worker: ConversionWorker,
  request: HeicRequest,
  cancelled: AbortSignal,
): Promise<HeicResponse | 'cancelled'> {
  const answered = new AbortController();
  const { signal } = answered;
  return new Promise<HeicResponse | 'cancelled'>((resolve) => {
    cancelled.addEventListener('abort', () => resolve('cancelled'), { signal });
    const fail = (failure: HeicFailure, cause: string) => resolve({ failure, cause });
    const timer = setTimeout(() => fail('unreadable', 'it took too long'), TIME_LIMIT_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    worker.addEventListener(
      'message',
      ({ data }) => {
        const response = heicResponse.safeParse(data);
        if (response.success) resolve(response.data);
        else fail('unreadable', 'the response of the worker is invalid');
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
  }).finally(() => answered.abort());
}

interface HeicConverter {
  /** Converts a HEIC file to a JPEG file of the same name and date. */
  convert: (file: File, control: ConversionControl) => Promise<File | HeicFailure | 'cancelled'>;
}

/**
 * Creates a converter of HEIC files, which converts one file at a time, in a worker that it starts
 * with the first file.
 */
export function createHeicConverter(startWorker: () => ConversionWorker): HeicConverter {
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
    const request = { file, ...pixelLimits(), maxBytes: MAX_PHOTO_BYTES };
    const response = await sendRequest(worker, request, signal);
    if (response === 'cancelled' || 'failure' in response) {
      // The worker may be busy still, or have no memory left.
      endWorker();
      if (response === 'cancelled') return response;
      logFailure('A HEIC photo could not be converted', response.cause);
      return response.failure;
    }
    if (response.memoryBytes > MAX_IDLE_MEMORY_BYTES) endWorker();
    else idle = setTimeout(endWorker, IDLE_MS);
    const { name, lastModified } = file;
    return new File([response.jpeg], name, { type: 'image/jpeg', lastModified });
  }

  return {
    convert: (file, { whenResumed, signal }) =>
      inTurn(async () => {
        await whenResumed();
        return convertNow(file, signal);
      }),
  };
}

const converter = createHeicConverter(
  () => new Worker(new URL('./heic-worker.ts', import.meta.url), { type: 'module' }),
);

/** Converts a HEIC file to JPEG; see `HeicConverter.convert`. */
export const convertHeic = converter.convert;
