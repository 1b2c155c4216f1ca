import type { Readable, Writable } from 'node:stream';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** What goes into a ZIP, in its order. */
export interface ZipEntries {
  addBuffer(bytes: Buffer, name: string): void;
  /** Opened when its turn comes, and stored as it is: photos and what is made of them are packed already. */
  addStored(name: string, open: () => Readable): void;
}

/**
 * Writes a ZIP as it is read, one file at a time, so that its size is no matter of memory. A file
 * that breaks off fails all of it.
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
