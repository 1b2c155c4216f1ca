import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { text } from '../base/fields';

/** What the shop can close for a while, one by one: what is new of each. */
export const PAUSABLE = ['requests', 'orders', 'payments'] as const;
export type Pausable = (typeof PAUSABLE)[number];

/** The sentence that the shop shows while something is closed; null while it is open. */
const sentence = z.nullable(z.string());
export const pause = z.object({ requests: sentence, orders: sentence, payments: sentence });
export type Pause = z.infer<typeof pause>;

/** What is closed just now, for everybody. */
export const getPause = endpoint({ method: 'GET', path: '/pause', response: pause });

const written = z.nullable(text(300, 10));

/** Closes or opens; what is new is refused with the sentence from then on, within 10 s. */
export const changePause = endpoint({
  method: 'PUT',
  path: '/settings/pause',
  body: z.strictObject({ requests: written, orders: written, payments: written }),
  response: pause,
});
