import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLiveApp } from '../../../functions/src/live-app.ts';

/* Serves the API on the emulators' data, and sends `{ port }` as soon as it has answered once. */

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const app = createLiveApp();
const server = createServer((request, response) => {
  bytesOf(request).then(
    (rawBody) => void app(Object.assign(request, { rawBody }), response),
    () => response.destroy(),
  );
});

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  void fetch(`http://127.0.0.1:${port}/api/products`).finally(() => process.send?.({ port }));
});
