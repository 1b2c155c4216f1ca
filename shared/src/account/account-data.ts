import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { uid } from '../base/ids';
import { isoTime } from '../base/time';

const params = z.object({ uid });

/** Reasons why an account cannot be deleted yet: the `details` of a 409. */
export const erasureObstacles = z.object({
  /** Paid orders that are not delivered yet. */
  orders: z.array(z.string()),
  /** References of payments whose refund the provider has not accepted yet. */
  refunds: z.array(z.string()),
});
export type ErasureObstacles = z.infer<typeof erasureObstacles>;

/** Deletes an account: the sign-in immediately, its data within 24 hours. */
export const deleteUser = endpoint({
  method: 'DELETE',
  path: '/users/:uid',
  params,
  response: z.object({ message: z.string() }),
});

/** Availability of an archive for download, in days. */
export const EXPORT_RETENTION_DAYS = 7;

/** An archive of all data of an account, built in the background. */
const dataExport = z.object({
  state: z.enum(['making', 'ready', 'failed']),
  requested_at: isoTime,
  /** End of the download period; null while the archive is not ready. */
  expires_at: z.nullable(isoTime),
});
export type DataExport = z.infer<typeof dataExport>;

/** The newest archive of an account; null when there is none. */
export const getExport = endpoint({
  method: 'GET',
  path: '/users/:uid/export',
  params,
  response: z.object({ export: z.nullable(dataExport) }),
});

/** Starts an archive, or returns the one already being built. */
export const requestExport = endpoint({
  method: 'POST',
  path: '/users/:uid/export',
  params,
  response: z.object({ export: dataExport }),
});

/** A download link for the archive, valid for some minutes. */
export const getExportLink = endpoint({
  method: 'GET',
  path: '/users/:uid/export/link',
  params,
  response: z.object({ url: z.string() }),
});
