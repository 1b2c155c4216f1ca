import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { getEnvironment } from '../../../shared/local/environment.ts';
import { requireFreePorts } from './ports.ts';

let server: Server;
let port: number;

beforeEach(async () => {
  server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.close();
});

describe('ports of the emulators', () => {
  const taken = () => getEnvironment('start', { SMRITI_AUTH_PORT: String(port) });

  test('reports a used port with its emulator and the variable that changes it', async () => {
    await expect(requireFreePorts(taken(), ['auth'])).rejects.toThrow(
      `Port ${port}, which the auth emulator wants, is in use: stop what listens there, or choose another port with SMRITI_AUTH_PORT=<port>.`,
    );
  });

  test('accepts a port that is free again', async () => {
    await new Promise((resolve) => server.close(resolve));
    await expect(requireFreePorts(taken(), ['auth'])).resolves.toBeUndefined();
  });

  test('checks only the ports of started emulators', async () => {
    await expect(requireFreePorts(taken(), [])).resolves.toBeUndefined();
  });
});
