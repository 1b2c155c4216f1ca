import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { uid } from '../base/ids';
import { isoTime } from '../base/time';

const params = z.object({ uid });

/** Why an account cannot be deleted yet, in the `details` of a 409. */
export const erasureObstacles = z.object({
  /** Orders that are paid and not delivered. */
  orders: z.array(z.string()),
  /** References of payments whose refund the provider has not taken on. */
  refunds: z.array(z.string()),
});
export type ErasureObstacles = z.infer<typeof erasureObstacles>;

/** Deletes an account: the sign-in at once, what belongs to it within 24 hours. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/:uid',
  params,
  response: z.object({ message: z.string() }),
});

/** Days for which an archive can be downloaded. */
export const EXPORT_DAYS = 7;

/** An archive of all that is kept of an account, made in the background. */
const dataExport = z.object({
  state: z.enum(['making', 'ready', 'failed']),
  requested_at: isoTime,
  /** Until when it can be downloaded; null while it is not ready. */
  expires_at: z.nullable(isoTime),
});
export type DataExport = z.infer<typeof dataExport>;

/** The newest archive of an account; null without one. */
export const getExport = endpoint({
  method: 'GET',
  path: '/users/:uid/export',
  params,
  response: z.object({ export: z.nullable(dataExport) }),
});

/** Has an archive made; while one is being made, that one. */
export const requestExport = endpoint({
  method: 'POST',
  path: '/users/:uid/export',
  params,
  response: z.object({ export: dataExport }),
});

/** Where the archive is downloaded, good for some minutes. */
export const getExportLink = endpoint({
  method: 'GET',
  path: '/users/:uid/export/link',
  params,
  response: z.object({ url: z.string() }),
});
