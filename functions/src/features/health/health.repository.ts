import { recentValue } from '../../platform/recent-value';

/** There is no such document: reading it costs what any other read does, and shows nothing. */
const PATH = 'probes/health';
/** Whoever asks as often as they like costs one read in so long. */
const KEPT_MILLISECONDS = 1_000;

/** Reads from Firestore; fails where it does not answer. */
export const firestoreAnswer = recentValue(KEPT_MILLISECONDS, (db) => db.get(PATH));
