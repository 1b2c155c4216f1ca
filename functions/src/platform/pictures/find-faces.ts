import { readFile } from 'node:fs/promises';
import type { PersonFace } from '@smriti/shared/book/people-faces';
import type { InferenceSession } from 'onnxruntime-web';
import * as z from 'zod/mini';
import { assetFilePath } from '../asset-file-path';
import { type Pixels, shrinkToFit } from './pictures';

/**
 * Finds faces with YuNet (Wu, Peng, Yu: YuNet, a tiny millisecond-level face detector, 2023), run by ONNX
 * Runtime's WebAssembly in one thread. It does not identify people.
 */

/** Side of the model's square input, in pixels. */
const SIDE = 640;
/** Distances of the model's anchor points, in pixels. */
const STRIDES = [8, 16, 32] as const;
/** Minimum confidence of a face, of 1. */
const MIN_CONFIDENCE = 0.7;
/** Maximum overlap of two faces, as intersection over union; of more, the surer one stays. */
const MAX_OVERLAP = 0.3;
/** Log level of errors; warnings are about the model, not about photos. */
const ERRORS_ONLY = 3;

const numbers = z.instanceof(Float32Array);

async function openDetector(): Promise<{
  run: (input: Float32Array) => Promise<ReadonlyMap<string, Float32Array>>;
}> {
  const { InferenceSession, Tensor, env } = await import('onnxruntime-web');
  env.wasm.numThreads = 1;
  const model = await readFile(assetFilePath('faces', 'face_detection_yunet_2023mar.onnx'));
  const options: InferenceSession.SessionOptions = {
    executionProviders: ['wasm'],
    logSeverityLevel: ERRORS_ONLY,
  };
  const session = await InferenceSession.create(model, options);
  return {
    run: async (input) => {
      const output = await session.run({
        input: new Tensor('float32', input, [1, 3, SIDE, SIDE]),
      });
      return new Map(
        Object.entries(output).map(([name, { data }]) => [name, z.parse(numbers, data)]),
      );
    },
  };
}

let detector: ReturnType<typeof openDetector> | null = null;

/** The picture at the top left of a black square, as planes of blue, green and red. */
function toInput({ data, width, height, channels }: Pixels): Float32Array {
  const plane = SIDE * SIDE;
  const input = new Float32Array(3 * plane);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * channels;
      const to = y * SIDE + x;
      input[to] = data[from + 2] ?? 0;
      input[plane + to] = data[from + 1] ?? 0;
      input[2 * plane + to] = data[from] ?? 0;
    }
  }
  return input;
}

interface Candidate extends PersonFace {
  confidence: number;
}

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** The faces at the anchor points of one stride, in pixels of the model's input. */
function decodeStride(output: ReadonlyMap<string, Float32Array>, stride: number): Candidate[] {
  const [classes, objects, boxes] = ['cls', 'obj', 'bbox'].map((name) =>
    output.get(`${name}_${stride}`),
  );
  if (!classes || !objects || !boxes)
    throw new Error(`the model has no output of stride ${stride}`);
  const columns = SIDE / stride;
  const found: Candidate[] = [];
  for (let at = 0; at < classes.length; at += 1) {
    const confidence = Math.sqrt(clamp(classes[at] ?? 0) * clamp(objects[at] ?? 0));
    if (confidence < MIN_CONFIDENCE) continue;
    const box = (index: number) => boxes[4 * at + index] ?? 0;
    const w = Math.exp(box(2)) * stride;
    const h = Math.exp(box(3)) * stride;
    const x = ((at % columns) + box(0)) * stride - w / 2;
    const y = (Math.floor(at / columns) + box(1)) * stride - h / 2;
    found.push({ x, y, w, h, confidence });
  }
  return found;
}

function overlap(one: PersonFace, other: PersonFace): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  if (w <= 0 || h <= 0) return 0;
  return (w * h) / (one.w * one.h + other.w * other.h - w * h);
}

/** Removes faces that overlap surer ones (non-maximum suppression). */
function withoutOverlapping(candidates: readonly Candidate[]): Candidate[] {
  const stay: Candidate[] = [];
  for (const one of candidates.toSorted((a, b) => b.confidence - a.confidence)) {
    if (stay.every((other) => overlap(one, other) <= MAX_OVERLAP)) stay.push(one);
  }
  return stay;
}

/** The part of a face within the picture, in fractions of its width and height. */
function toFractions({ x, y, w, h }: PersonFace, { width, height }: Pixels): PersonFace {
  const [left, top] = [clamp(x / width), clamp(y / height)];
  return { x: left, y: top, w: clamp((x + w) / width) - left, h: clamp((y + h) / height) - top };
}

/** The faces of people in a picture. Loads the model at the first call, which takes about a second. */
export async function findFaces(picture: Pixels): Promise<PersonFace[]> {
  detector ??= openDetector();
  const { run } = await detector;
  const small = await shrinkToFit(picture, SIDE);
  const output = await run(toInput(small));
  const candidates = STRIDES.flatMap((stride) => decodeStride(output, stride));
  return withoutOverlapping(candidates)
    .map((face) => toFractions(face, small))
    .filter(({ w, h }) => w > 0 && h > 0);
}
