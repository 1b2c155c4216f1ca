import { randomUUID } from 'node:crypto';
import { getApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import '../../support/admin';

/**
 * An isolated, empty database in the same emulator: no function listens to it and no other test
 * uses it.
 */
export function createEmptyFirestore(): Firestore {
  return getFirestore(getApp(), `empty-${randomUUID().slice(0, 8)}`);
}
