import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/*
 * Serves the functions of a folder as the platform does: on plain Node, with only the packages of
 * that folder. Loads every file of the bundle once, to check that lazily loaded files have their
 * packages, too. Sends the port of the API to the parent process.
 */

const folder = resolve(process.argv[2] ?? '.');
const lib = join(folder, 'lib');
const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);
for (const name of files) await import(pathToFileURL(join(lib, name)).href);
const { api } = await import(pathToFileURL(join(lib, 'index.js')).href);

/**
 * Reads the body and parses JSON before the function is called, as the platform does.
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

// the platform calls functions through Express, from the functions' own packages
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
