/*
 * Process that preloads the packages of the API and connects to the database before it has a bundle, so
 * that a restart only has to load our own code. api-process.ts starts it and sends
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

process.on('SIGINT', () => undefined); // ignored: the terminal sends it to every process
process.on('disconnect', () => process.exit());
process.on('message', (message: { program?: string; inspectPort?: number }) => {
  if (message.program) void import(message.program);
  if (message.inspectPort) inspector.open(message.inspectPort, '127.0.0.1');
});

// The Firestore client loads most of its code at the first call.
const known = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? '' }, 'api-host');
getFirestore(known)
  .doc('settings/any')
  .get()
  .catch(() => undefined);
