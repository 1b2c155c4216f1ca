import { createServer } from 'node:net';
import type { Environment, Listener } from '../../../shared/local/environment.ts';
import { LISTENERS, portVariable } from '../../../shared/local/environment.ts';
import { ToolFailure } from '../../../shared/local/failure.ts';

/**
 * Checks that the ports of the emulators are free.
 * @throws ToolFailure with the port, its emulator and the variable that sets another port
 */
export async function requireFreePorts(
  environment: Environment,
  listeners: readonly Listener[] = LISTENERS,
): Promise<void> {
  for (const listener of listeners) {
    const port = environment.ports[listener];
    if (await isFree(port)) continue;
    throw new ToolFailure(
      `Port ${port}, which the ${listener} emulator wants, is in use: stop what listens there, or choose another port with ${portVariable(environment.name, listener)}=<port>.`,
    );
  }
}

async function isFree(port: number): Promise<boolean> {
  // firebase-tools listens on the IPv4 loopback address, which a wildcard listener blocks, too
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    if (!(await canListen(port, host))) return false;
  }
  return true;
}

function canListen(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => resolve(true));
    });
  });
}
