/*
 * A process that has loaded what the API needs of packages, and knows the database, before there is
 * something to serve: an edit then waits for our own code alone. api-process.ts starts it and sends
 * `{ program }` when a bundle is ready, and `{ inspectPort }` when a debugger may attach.
 */
import 'busboy';
import 'express';
import 'express-rate-limit';
import 'firebase-admin/auth';
import 'firebase-admin/storage';
import 'firebase-functions/logger';
import 'helmet';
import 'pino';
import 'zod/mini';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import inspector from 'node:inspector';

process.on('SIGINT', () => undefined); // the terminal sends it to every process
process.on('disconnect', () => process.exit());
process.on('message', (message: { program?: string; inspectPort?: number }) => {
  if (message.program) void import(message.program);
  if (message.inspectPort) inspector.open(message.inspectPort, '127.0.0.1');
});

// The client of Firestore loads most of itself at the first call.
const known = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }, 'api-host');
getFirestore(known)
  .doc('settings/any')
  .get()
  .catch(() => undefined);
