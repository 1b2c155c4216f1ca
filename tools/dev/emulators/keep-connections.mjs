import { Server } from 'node:http';

/**
 * Loaded before firebase-tools: keeps idle connections to its emulators open. The Hosting emulator reuses its
 * connections to the functions emulator, which would close them after five seconds; a request at that moment fails
 * with 'other side closed', which ends all emulators.
 */
const IDLE_TIMEOUT_MILLISECONDS = 600_000;

const { listen } = Server.prototype;
Server.prototype.listen = function listenAndKeepConnections(...parameters) {
  this.keepAliveTimeout = IDLE_TIMEOUT_MILLISECONDS;
  return listen.apply(this, parameters);
};
