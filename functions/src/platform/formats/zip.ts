import type { Readable, Writable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntries {
  addBuffer(bytes: Buffer, name: string): void;
  /** Adds an uncompressed entry, opened when its turn comes: photos are compressed already. */
  addStored(name: string, open: () => Readable): void;
}

/**
 * Streams a ZIP one file at a time, so that memory use does not depend on its size. An interrupted file
 * fails the whole ZIP.
 */
export async function writeZip(sink: Writable, fill: (entries: ZipEntries) => void): Promise<void> {
  const zip = new ZipFile();
  fill({
    addBuffer: (bytes, name) => zip.addBuffer(bytes, name),
    addStored(name, open) {
      zip.addReadStreamLazy(name, { compress: false }, (handOn) => handOn(null, open()));
    },
  });
  zip.end();
  const output = new PassThrough();
  zip.on('error', (error: Error) => output.destroy(error));
  zip.outputStream.pipe(output);
  await pipeline(output, sink);
}
