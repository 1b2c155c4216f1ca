import { Transform } from 'node:stream';
import {
  type PictureReader,
  readAnyPicture,
  readJpegPicture,
  type ReaderStep,
} from './metadata-formats';

const isInScan = (next = 0) => next === 0 || (next >= 0xd0 && next <= 0xd7);

/** Position of the JPEG marker that ends a scan; the length of the data without one. */
function endOfScan(data: Buffer, from: number): number {
  for (let at = data.indexOf(0xff, from); at >= 0; at = data.indexOf(0xff, at + 2)) {
    // a final 0xff can only be judged with the next byte
    if (at + 1 >= data.length || !isInScan(data[at + 1])) return at;
  }
  return data.length;
}

/**
 * Executes the steps of a reader on chunks.
 * @returns the kept parts of each chunk, as views without copying
 */
function createFilter(reader: PictureReader) {
  let waiting: Buffer = Buffer.alloc(0);
  let step: ReaderStep | null = null;
  let left = 0;

  function next(bytes: Buffer): void {
    const { done, value } = reader.next(bytes);
    step = done === true ? null : value;
    left = step !== null && 'bytes' in step ? step.bytes : 0;
  }
  next(waiting);

  return (piece: Buffer, isLast: boolean): Uint8Array[] => {
    const data = waiting.length > 0 ? Buffer.concat([waiting, piece]) : piece;
    const kept: Uint8Array[] = [];
    let at = 0;
    waiting = Buffer.alloc(0);
    while (step !== null) {
      const rest = data.length - at;
      if (step.do === 'write') {
        kept.push(step.data);
        next(waiting);
      } else if (step.do === 'read' || step.do === 'peek') {
        if (rest < step.bytes && !isLast) {
          waiting = data.subarray(at);
          break;
        }
        const bytes = data.subarray(at, at + step.bytes);
        if (step.do === 'read') at += bytes.length;
        next(bytes);
      } else if (step.do === 'scan') {
        const end = endOfScan(data, at);
        kept.push(data.subarray(at, end));
        at = end;
        if (data.length - at < 2) {
          if (!isLast) waiting = data.subarray(at);
          else kept.push(data.subarray(at));
          break;
        }
        next(waiting);
      } else {
        const bytes = data.subarray(at, at + left);
        if (step.do === 'copy') kept.push(bytes);
        at += bytes.length;
        left -= bytes.length;
        if (left > 0) break;
        next(waiting);
      }
    }
    return kept.filter(({ length }) => length > 0);
  };
}

/**
 * The parts of a JPEG without metadata, as views of its bytes: joined, they are a JPEG with identical
 * pixels. The orientation is removed, too.
 */
export function jpegPictureParts(bytes: Uint8Array): Uint8Array[] {
  const { buffer, byteOffset, length } = bytes;
  return createFilter(readJpegPicture(false))(Buffer.from(buffer, byteOffset, length), true);
}

/** Stream that removes the metadata of a picture; pixels, colours and orientation stay. */
export function createMetadataFilter(): Transform {
  const filter = createFilter(readAnyPicture());
  return new Transform({
    transform(piece: Buffer, _encoding, done) {
      done(null, Buffer.concat(filter(piece, false)));
    },
    flush(done) {
      done(null, Buffer.concat(filter(Buffer.alloc(0), true)));
    },
  });
}
