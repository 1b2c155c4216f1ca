import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { boundedText } from '../base/fields';

/** Parts of the shop that can be closed temporarily: new requests, orders and payments. */
export const PAUSABLE_PARTS = ['requests', 'orders', 'payments'] as const;
export type PausablePart = (typeof PAUSABLE_PARTS)[number];

/** Message to customers while a part is closed; null while it is open. */
const sentence = z.nullable(z.string());
export const pause = z.object({ requests: sentence, orders: sentence, payments: sentence });
export type Pause = z.infer<typeof pause>;

/** The parts that are closed now; public. */
export const getPause = endpoint({ method: 'GET', path: '/pause', response: pause });

const written = z.nullable(boundedText(300, 10));

/** Closes or opens parts; within 10 s, new actions in a closed part are refused with its message. */
export const changePause = endpoint({
  method: 'PUT',
  path: '/settings/pause',
  body: z.strictObject({ requests: written, orders: written, payments: written }),
  response: pause,
});
