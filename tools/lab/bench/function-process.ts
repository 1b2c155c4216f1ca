import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import * as z from 'zod/mini';

/**
 * Program that runs one instance of the built functions of a folder: serves the API over HTTP, runs the
 * photo trigger for a message, and answers each message with its peak memory so far.
 */

const isFunction = (value: unknown) => typeof value === 'function';
const functions = z.object({
  api: z.custom<RequestListener>(isFunction),
  photoUploaded: z.custom<{ run: (event: object) => Promise<void> }>(isFunction),
});
const message = z.union([
  z.object({ ask: z.literal('peak') }),
  z.object({ ask: z.literal('upload'), name: z.string() }),
]);

/** Reads the body before the function is called and parses JSON, as the platform does. */
async function readAsPlatform(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks);
  const isJson = request.headers['content-type']?.startsWith('application/json');
  const body: unknown = isJson && rawBody.length > 0 ? JSON.parse(rawBody.toString()) : rawBody;
  Object.assign(request, { rawBody, body });
  return rawBody;
}

const BUILT = pathToFileURL(join(process.argv[2] ?? '', 'lib', 'index.js')).href;
const { api, photoUploaded } = functions.parse(await import(BUILT));

const server = createServer((request, response) => {
  readAsPlatform(request)
    .then(() => api(request, response))
    .catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
});

/** Peak memory of this process. On Linux `maxRSS` includes the parent's memory at the fork, /proc does not. */
async function peakMegabytes(): Promise<number> {
  const status = process.platform === 'linux' ? await readFile('/proc/self/status', 'utf8') : '';
  const own = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
  return (own === undefined ? process.resourceUsage().maxRSS : Number(own)) / 1024;
}

async function answer(received: unknown): Promise<void> {
  const parsed = message.parse(received);
  if (parsed.ask === 'upload') await photoUploaded.run({ data: { name: parsed.name } });
  process.send?.({ peak_mb: await peakMegabytes() });
}

process.on('message', (received) => {
  answer(received).catch((error: unknown) => {
    process.send?.({ failure: String(error) });
  });
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
