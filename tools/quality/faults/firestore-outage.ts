import { createServer, connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** A proxy to Firestore that can be cut. */
export interface FirestoreProxy {
  /** Host and port, for FIRESTORE_EMULATOR_HOST. */
  host: string;
  /** Closes all connections and refuses new ones. */
  disconnect: () => Promise<void>;
  /** Accepts connections again. */
  reconnect: () => Promise<void>;
}

const HOST = '127.0.0.1';

/** Opens a proxy to the Firestore emulator at `port`. */
export async function openFirestoreProxy(port: number): Promise<FirestoreProxy> {
  const open = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(port, HOST);
    for (const socket of [inner, outer]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        inner.destroy();
        outer.destroy();
      });
    }
    inner.pipe(outer);
    outer.pipe(inner);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  const own = address.port;
  return {
    host: `${HOST}:${own}`,
    async disconnect() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    async reconnect() {
      server.listen(own, HOST);
      await once(server, 'listening');
    },
  };
}
