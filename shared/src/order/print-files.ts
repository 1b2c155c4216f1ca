import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { errorReasonFields } from '../base/error-reason-fields';
import { wholeNumber } from '../base/fields';
import { isReservedId, recordId } from '../base/ids';
import { isoTime } from '../base/time';
import { printProfile } from './preflight';
import { printSpecification } from './print-jobs';

export const PRINT_LINK_VALIDITY_MINUTES = 15;
export const MAX_ARCHIVE_ORDERS = 20;
/** Retention of an archive, in hours. */
export const ARCHIVE_RETENTION_HOURS = 24;

/** `none`: never made, or deleted since. */
export const PRINT_FILE_STATES = ['none', 'making', 'ready', 'failed'] as const;

/** Printed parts, their preflight report, and the job ticket for people and for programs. */
export const PRINT_FILE_KINDS = ['inside', 'cover', 'preflight', 'ticket', 'ticket-json'] as const;
export type PrintFileKind = (typeof PRINT_FILE_KINDS)[number];

/** Why something failed, in English; '' if it did not. `problem` names the sentence for translations. */
const failure = {
  reason: z.string(),
  problem: z.optional(z.object(errorReasonFields)),
};

/** Progress: `done` of `total` pages or orders, and why making the files failed. */
const progress = {
  state: z.enum(PRINT_FILE_STATES),
  done: z.int(),
  total: z.int(),
  ...failure,
};

const printFile = z.object({
  kind: z.enum(PRINT_FILE_KINDS),
  /** Size in bytes; null for files that are made on demand. */
  bytes: z.nullable(z.int()),
  pages: z.nullable(z.int()),
  /** Download address for the caller. */
  url: z.string(),
  expires_at: isoTime,
});

const orderPrint = z.object({
  ...progress,
  /** Whether the order has an approved book, from which files can be made. */
  can_make: z.boolean(),
  /** Hash that identifies the book, as printed in the files; '' before they are made. */
  scene_hash: z.string(),
  made_at: z.nullable(isoTime),
  /** Output profile of the files; null: sRGB, or not made yet. */
  profile: z._default(z.nullable(printProfile), null),
  files: z.array(printFile),
});
export type OrderPrint = z.infer<typeof orderPrint>;

const byId = z.object({ id: recordId });

/** The print files of an order, for printers and admins. */
export const getOrderPrint = endpoint({
  method: 'GET',
  path: '/orders/:id/print',
  params: byId,
  response: orderPrint,
});

/** Starts making the files, even if files already exist; no effect while they are being made. */
export const makeOrderPrint = endpoint({
  method: 'POST',
  path: '/orders/:id/print',
  params: byId,
  response: orderPrint,
});

const signed = {
  /** Expiry in seconds since 1970. */
  until: wholeNumber(0, 9_999_999_999),
  /** uid of the viewer for whom the address was made. */
  for: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  /** HMAC-SHA256 of all other parts, base64url. */
  sig: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
};

/**
 * Downloads one of the files; the download is audited. The API signs these addresses, so no token is needed.
 * The same 404 for a forged, expired or revoked address and for a missing file.
 */
export const downloadPrintFile = endpoint({
  method: 'GET',
  path: '/orders/:id/print/:kind',
  params: z.object({ id: recordId, kind: z.enum(PRINT_FILE_KINDS) }),
  query: z.strictObject(signed),
  /** The file, or a redirect to the file. */
  response: z.never(),
});

const SOME_ORDERS = 'must be the numbers of at most 100 orders, with commas between them';
/** 1 to 100 order ids, separated by commas. */
export const orderIdList = z.string().check(
  z.regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,99}$/, { error: SOME_ORDERS }),
  z.refine((ids) => !ids.split(',').some(isReservedId), { error: SOME_ORDERS }),
);

/** States of the print files of some orders; unknown orders are left out. */
export const listPrintStates = endpoint({
  method: 'GET',
  path: '/prints',
  query: z.strictObject({ order_ids: orderIdList }),
  response: z.object({ prints: z.array(z.object({ order_id: z.string(), ...progress })) }),
});
export type PrintProgress = z.output<typeof listPrintStates.response>['prints'][number];

/** Contents of an archive: print files with their tickets, or the uploaded photos without their metadata. */
export const ARCHIVE_CONTENTS = ['files', 'originals'] as const;
export type ArchiveContents = (typeof ARCHIVE_CONTENTS)[number];

const printArchive = z.object({
  id: z.string(),
  ...progress,
  contents: z.enum(ARCHIVE_CONTENTS),
  /** Orders or files that could not be included, and why. */
  missing: z.array(z.object({ order_id: z.string(), ...failure })),
  /** Download address; null until the archive is ready. */
  url: z.nullable(z.string()),
  /** Time of deletion of the archive. */
  expires_at: z.nullable(isoTime),
});
export type PrintArchive = z.infer<typeof printArchive>;

/**
 * Starts making a ZIP archive of several orders in the background; missing print files are made first. The
 * archive is available for ARCHIVE_RETENTION_HOURS.
 */
export const makePrintArchive = endpoint({
  method: 'POST',
  path: '/prints',
  body: z.strictObject({
    order_ids: z.array(recordId).check(
      z.minLength(1, { error: 'must name an order' }),
      z.maxLength(MAX_ARCHIVE_ORDERS, { error: `must name at most ${MAX_ARCHIVE_ORDERS} orders` }),
      z.refine((ids) => new Set(ids).size === ids.length, {
        error: 'must not name an order twice',
      }),
    ),
    contents: z._default(z.enum(ARCHIVE_CONTENTS), 'files'),
  }),
  response: z.object({ archive: printArchive }),
});

/** An archive made by the caller; 404 for others. */
export const getPrintArchive = endpoint({
  method: 'GET',
  path: '/prints/:id',
  params: byId,
  response: z.object({ archive: printArchive }),
});

/** Downloads the archive; see downloadPrintFile. */
export const downloadPrintArchive = endpoint({
  method: 'GET',
  path: '/prints/:id/archive',
  params: byId,
  query: z.strictObject(signed),
  /** A redirect to the file. */
  response: z.never(),
});

/** The job ticket in machine-readable form: the product of an order, and the book that it is made from. */
export const jobTicketFile = z.object({
  order_number: z.string(),
  title: z.string(),
  product: z.string(),
  copies: z.int(),
  is_reorder: z.boolean(),
  /** The order that this one replaces; null if none. */
  replaces: z.nullable(z.string()),
  ...printSpecification.shape,
  /** Number of pages of each file; null for a file that is not made. */
  pages: z.object({ inside: z.nullable(z.int()), cover: z.nullable(z.int()) }),
  scene_hash: z.string(),
});
export type JobTicketFile = z.infer<typeof jobTicketFile>;
