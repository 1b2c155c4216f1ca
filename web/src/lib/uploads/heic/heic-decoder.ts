// Unmodified files of libheif-js, each copied into the build as a file of its own, so that another
// build of libheif can take their place (docs/decisions/heic.md).
import scriptUrl from 'libheif-js/libheif-wasm/libheif.js?url';
import wasmUrl from 'libheif-js/libheif-wasm/libheif.wasm?url';

/** Picture in the decoder's memory, upright, with 8 bits of red, green and blue for each pixel. */
export interface DecodedPicture {
  width: number;
  height: number;
  /** Rows of pixels; invalid after `release` is called. */
  rows: Uint8Array;
  /** Bytes from one row to the next. */
  stride: number;
  release: () => void;
}

/** Picture handle, image or context in libheif's memory. */
type Pointer = object;
interface HeifError {
  code: unknown;
}
interface HeifChannel {
  id: unknown;
  width: number;
  height: number;
  stride: number;
  data: Uint8Array;
}
type HeifImage = Partial<HeifError> & { image?: Pointer; channels?: readonly HeifChannel[] };

/** Subset of libheif's JavaScript interface. */
interface Libheif {
  HEAPU8: Uint8Array;
  heif_error_code: { heif_error_Ok: unknown };
  heif_colorspace: { heif_colorspace_RGB: unknown };
  heif_chroma: { heif_chroma_interleaved_RGB: unknown };
  heif_channel: { heif_channel_interleaved: unknown };
  heif_context_alloc: () => Pointer | null;
  heif_context_free: (context: Pointer) => void;
  heif_context_read_from_memory: (context: Pointer, file: Uint8Array) => HeifError;
  heif_js_context_get_primary_image_handle: (context: Pointer) => Pointer & Partial<HeifError>;
  heif_js_decode_image2: (
    handle: Pointer,
    colours: unknown,
    chroma: unknown,
  ) => HeifImage | Promise<HeifImage>;
  heif_image_release: (image: Pointer) => void;
  heif_image_handle_release: (handle: Pointer) => void;
}

type CreateLibheif = (options: { wasmBinary: Uint8Array }) => Libheif;

const isCreateLibheif = (value: unknown): value is CreateLibheif => typeof value === 'function';

/**
 * Loads a script in AMD format (`define`), such as libheif's.
 * @throws Error if it does not load
 */
async function importAmdScript(url: string): Promise<unknown> {
  let exported: unknown;
  const define = (_dependencies: unknown, factory: () => unknown) => {
    exported = factory();
  };
  Object.assign(globalThis, { define: Object.assign(define, { amd: true }) });
  await import(/* @vite-ignore */ url);
  return exported;
}

async function loadWasm(): Promise<Uint8Array> {
  const response = await fetch(wasmUrl);
  if (!response.ok) throw new Error(`the HEIC decoder could not be loaded (${response.status})`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Decodes the primary picture of a HEIC file.
 * @throws Error when the file cannot be decoded
 */
async function decode(heif: Libheif, file: Uint8Array): Promise<DecodedPicture> {
  const releases: (() => void)[] = [];
  const release = () => {
    for (const free of releases.splice(0).toReversed()) free();
  };
  try {
    const context = heif.heif_context_alloc();
    if (!context) throw new Error('the HEIC decoder has no memory');
    releases.push(() => heif.heif_context_free(context));
    const { code } = heif.heif_context_read_from_memory(context, file);
    if (code !== heif.heif_error_code.heif_error_Ok) throw new Error('the HEIC file is damaged');
    const handle = heif.heif_js_context_get_primary_image_handle(context);
    if (handle.code !== undefined) throw new Error('the HEIC file has no picture');
    releases.push(() => heif.heif_image_handle_release(handle));
    const { image, channels } = await heif.heif_js_decode_image2(
      handle,
      heif.heif_colorspace.heif_colorspace_RGB,
      heif.heif_chroma.heif_chroma_interleaved_RGB,
    );
    if (image) releases.push(() => heif.heif_image_release(image));
    const pixels = channels?.find(({ id }) => id === heif.heif_channel.heif_channel_interleaved);
    if (!pixels) throw new Error('the HEIC picture could not be decoded');
    const { width, height, stride, data } = pixels;
    return { width, height, stride, rows: data, release };
  } catch (error) {
    release();
    throw error;
  }
}

export interface HeicDecoder {
  /** @throws Error when the file cannot be decoded */
  decode: (file: Uint8Array) => Promise<DecodedPicture>;
  /** Memory reserved by the decoder, in bytes; it never shrinks. */
  memoryBytes: () => number;
}

/**
 * Creates a decoder from libheif's script and its WebAssembly.
 * @param create export of the script
 */
export function createHeicDecoder(create: unknown, wasmBinary: Uint8Array): HeicDecoder {
  if (!isCreateLibheif(create)) throw new Error('the script of the HEIC decoder has no export');
  const heif = create({ wasmBinary });
  return {
    decode: (file) => decode(heif, file),
    memoryBytes: () => heif.HEAPU8.byteLength,
  };
}

/**
 * Loads libheif.
 * @throws Error if it does not load
 */
export async function loadHeicDecoder(): Promise<HeicDecoder> {
  const [create, wasmBinary] = await Promise.all([importAmdScript(scriptUrl), loadWasm()]);
  return createHeicDecoder(create, wasmBinary);
}
