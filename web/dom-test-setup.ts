import { webcrypto } from 'node:crypto';

/** jsdom has no SubtleCrypto. */
Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });
