import { createCachedValue } from '../../platform/cached-value';

/** Path of a missing document: reading it costs one read and reveals nothing. */
const PATH = 'probes/health';
/** Cache time in ms: frequent health checks cost one read per second. */
const KEPT_MILLISECONDS = 1_000;

/** Reads from Firestore; throws when it does not answer. */
export const firestoreProbe = createCachedValue(KEPT_MILLISECONDS, (db) => db.get(PATH));
