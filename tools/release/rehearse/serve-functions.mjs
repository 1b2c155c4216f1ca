import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * The functions of a folder as the platform starts them, with nothing but what is installed there:
 * plain Node, whose modules come from that folder alone. Every file of the bundle is loaded once, so
 * that what is loaded lazily has its packages too. It tells its parent the port of the API.
 */

const folder = resolve(process.argv[2] ?? '.');
const lib = join(folder, 'lib');
const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);
for (const name of files) await import(pathToFileURL(join(lib, name)).href);
const { api } = await import(pathToFileURL(join(lib, 'index.js')).href);

/**
 * The platform reads a body to its end, and JSON once more, before it calls a function.
 * @param {import('node:http').IncomingMessage} request
 */
async function readAsPlatform(request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const rawBody = Buffer.concat(chunks);
  const isJson = request.headers['content-type']?.startsWith('application/json');
  const body = isJson && rawBody.length > 0 ? JSON.parse(rawBody.toString()) : rawBody;
  Object.assign(request, { rawBody, body });
}

// the platform hands requests on through Express, which it takes from the functions' own packages
const express = createRequire(join(folder, 'package.json'))('express');
const app = express().use(api);
const server = createServer((request, response) => {
  readAsPlatform(request)
    .then(() => app(request, response))
    .catch((error) => {
      console.error(error);
      response.destroy();
    });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.({ port: typeof address === 'object' ? address?.port : undefined });
});
process.on('disconnect', () => process.exit());
