import { EXIF_PREFIX } from '@smriti/shared/album/exif';
import { readAscii } from '@smriti/shared/album/picture-type';

/** Colour space that a HEIC file declares for its picture. */
export type HeicColours =
  /** ICC profile in the file, as iPhones write it. */
  | { kind: 'profile'; profile: Uint8Array }
  /** Number of the colour primaries in ITU-T H.273. */
  | { kind: 'primaries'; primaries: number }
  | { kind: 'unknown' };

/** Metadata of the primary picture of a HEIC file. */
export interface HeicMetadata {
  /** EXIF data, starting at the TIFF header; null if none. */
  exif: Uint8Array | null;
  colours: HeicColours;
  /** Number of pixels; 0 if the file does not declare it. */
  pixels: number;
}

/** Box of the ISO container; `start` is the offset of its content. */
interface Box {
  type: string;
  start: number;
  end: number;
}

/** Part of a file: the bytes from `start` up to but not including `end`. */
interface Extent {
  start: number;
  end: number;
}

/** Item of the container: a picture, a tile, or EXIF data. */
interface Item {
  id: number;
  type: string;
}

/** Creates a reader of consecutive big-endian numbers. @throws RangeError at the end of the file */
function createReader(view: DataView, start: number) {
  let at = start;
  const read = (size: number): number => {
    let value = 0;
    for (let index = 0; index < size; index += 1) value = value * 256 + view.getUint8(at + index);
    at += size;
    return value;
  };
  return { read, position: () => at };
}

const createView = (bytes: Uint8Array) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.length);

/** Boxes between two offsets, up to the first incomplete one. */
function* iterateBoxes(bytes: Uint8Array, start: number, end: number): Generator<Box> {
  const view = createView(bytes);
  for (let at = start; at + 8 <= end;) {
    const { read, position } = createReader(view, at);
    const short = read(4);
    const type = readAscii(bytes, at + 4, at + 8);
    read(4);
    const size = short === 1 ? read(8) : short;
    const boxEnd = short === 0 ? end : at + size;
    if (boxEnd <= at || boxEnd > end) return;
    yield { type, start: position(), end: boxEnd };
    at = boxEnd;
  }
}

function findBox(bytes: Uint8Array, type: string, { start, end }: Extent): Box | null {
  for (const box of iterateBoxes(bytes, start, end)) if (box.type === type) return box;
  return null;
}

/** Version of a box; the version and its flags take the first 4 bytes. */
const readVersion = (bytes: Uint8Array, { start }: Box) => bytes[start] ?? 0;

function findPrimaryItem(bytes: Uint8Array, meta: Extent): number | null {
  const box = findBox(bytes, 'pitm', meta);
  if (!box) return null;
  return createReader(createView(bytes), box.start + 4).read(readVersion(bytes, box) === 0 ? 2 : 4);
}

function listItems(bytes: Uint8Array, meta: Extent): Item[] {
  const box = findBox(bytes, 'iinf', meta);
  if (!box) return [];
  const first = box.start + 4 + (readVersion(bytes, box) === 0 ? 2 : 4);
  return [...iterateBoxes(bytes, first, box.end)].flatMap((entry) => {
    const version = readVersion(bytes, entry);
    if (entry.type !== 'infe' || version < 2) return [];
    const { read, position } = createReader(createView(bytes), entry.start + 4);
    const id = read(version === 2 ? 2 : 4);
    read(2);
    return [{ id, type: readAscii(bytes, position(), position() + 4) }];
  });
}

/** Location of an item's data; null when it is in another file or in several parts. */
function locateItem(bytes: Uint8Array, meta: Extent, wanted: number): Extent | null {
  const box = findBox(bytes, 'iloc', meta);
  if (!box) return null;
  const version = readVersion(bytes, box);
  const { read } = createReader(createView(bytes), box.start + 4);
  const sizes = read(2);
  const [offsetSize, lengthSize] = [(sizes >> 12) & 15, (sizes >> 8) & 15];
  const [baseSize, indexSize] = [(sizes >> 4) & 15, version === 0 ? 0 : sizes & 15];
  const count = read(version < 2 ? 2 : 4);
  for (let index = 0; index < count; index += 1) {
    const id = read(version < 2 ? 2 : 4);
    const method = version === 0 ? 0 : read(2) & 15;
    read(2);
    const base = read(baseSize);
    const extents = Array.from({ length: read(2) }, () => {
      read(indexSize);
      const start = base + read(offsetSize);
      return { start, end: start + read(lengthSize) };
    });
    if (id !== wanted) continue;
    const [extent, ...more] = extents;
    if (!extent || more.length > 0) return null;
    if (method === 0) return extent;
    const data = method === 1 ? findBox(bytes, 'idat', meta) : null;
    return data && { start: data.start + extent.start, end: data.start + extent.end };
  }
  return null;
}

/** Boxes that describe the items of a file, such as their colours. */
function listProperties(bytes: Uint8Array, meta: Extent): Box[] {
  const properties = findBox(bytes, 'iprp', meta);
  const container = properties && findBox(bytes, 'ipco', properties);
  return container ? [...iterateBoxes(bytes, container.start, container.end)] : [];
}

/** Properties of one item, selected from those of all items. */
function listItemProperties(
  bytes: Uint8Array,
  meta: Extent,
  { item, all }: { item: number; all: readonly Box[] },
): Box[] {
  const properties = findBox(bytes, 'iprp', meta);
  const links = properties && findBox(bytes, 'ipma', properties);
  if (!links) return [];
  const isWide = ((bytes[links.start + 3] ?? 0) & 1) === 1;
  const idSize = readVersion(bytes, links) === 0 ? 2 : 4;
  const { read } = createReader(createView(bytes), links.start + 4);
  const count = read(4);
  for (let index = 0; index < count; index += 1) {
    const id = read(idSize);
    const numbers = Array.from({ length: read(1) }, () =>
      isWide ? read(2) & 0x7fff : read(1) & 0x7f,
    );
    // Numbers start at 1; 0 means none.
    if (id === item) return numbers.flatMap((number) => all[number - 1] ?? []);
  }
  return [];
}

function parseColours(bytes: Uint8Array, properties: readonly Box[]): HeicColours {
  const boxes = properties.filter(({ type }) => type === 'colr');
  const kindOf = ({ start }: Box) => readAscii(bytes, start, start + 4);
  // Profiles of auxiliary pictures, such as depth maps, are not RGB.
  const isRgb = ({ start }: Box) => readAscii(bytes, start + 20, start + 24) === 'RGB ';
  const profiled = boxes.find((box) => ['prof', 'rICC'].includes(kindOf(box)) && isRgb(box));
  if (profiled) {
    return { kind: 'profile', profile: bytes.slice(profiled.start + 4, profiled.end) };
  }
  const numbered = boxes.find((box) => kindOf(box) === 'nclx');
  if (!numbered) return { kind: 'unknown' };
  return {
    kind: 'primaries',
    primaries: createReader(createView(bytes), numbered.start + 4).read(2),
  };
}

/** Number of pixels that the properties of a picture declare; 0 without any. */
function countPixels(bytes: Uint8Array, properties: readonly Box[]): number {
  const size = properties.find(({ type }) => type === 'ispe');
  if (!size) return 0;
  const { read } = createReader(createView(bytes), size.start + 4);
  return read(4) * read(4);
}

/** EXIF data of an item. The item begins with the offset of the TIFF header. */
function parseExif(bytes: Uint8Array, { start, end }: Extent): Uint8Array | null {
  if (end > bytes.length || start + 4 > end) return null;
  const header = start + 4 + createView(bytes).getUint32(start);
  const isMarked = readAscii(bytes, header, header + EXIF_PREFIX.length) === EXIF_PREFIX;
  const tiff = bytes.subarray(isMarked ? header + EXIF_PREFIX.length : header, end);
  return tiff.length < 8 ? null : tiff;
}

/** Reads a part of the metadata. Returns the fallback if the part is truncated or damaged. */
function readPart<T>(fallback: T, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) return fallback;
    throw error;
  }
}

const UNKNOWN_COLOURS: HeicColours = { kind: 'unknown' };

/** Reads EXIF data, colours and size of a HEIC file; omits missing or damaged data. */
export function readHeicMetadata(bytes: Uint8Array): HeicMetadata {
  const box = readPart(null, () => findBox(bytes, 'meta', { start: 0, end: bytes.length }));
  if (!box) return { exif: null, colours: UNKNOWN_COLOURS, pixels: 0 };
  const meta = { start: box.start + 4, end: box.end };
  const exif = readPart(null, () => {
    const item = listItems(bytes, meta).find(({ type }) => type === 'Exif');
    const extent = item ? locateItem(bytes, meta, item.id) : null;
    return extent && parseExif(bytes, extent);
  });
  const all = readPart([], () => listProperties(bytes, meta));
  const properties = readPart([], () => {
    const item = findPrimaryItem(bytes, meta);
    return item === null ? [] : listItemProperties(bytes, meta, { item, all });
  });
  const colours = readPart(UNKNOWN_COLOURS, () => parseColours(bytes, properties));
  return {
    exif,
    // Older iPhones describe the colours of tiles only.
    colours:
      colours.kind === 'unknown'
        ? readPart(UNKNOWN_COLOURS, () => parseColours(bytes, all))
        : colours,
    pixels: readPart(0, () => countPixels(bytes, properties)),
  };
}
