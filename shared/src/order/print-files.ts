import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint';
import { wholeNumber } from '../base/fields';
import { isReservedId, recordId } from '../base/ids';
import { isoTime } from '../base/time';
import { jobMaking } from './print-jobs';

/** Minutes for which the address of a print file is good. */
export const PRINT_LINK_MINUTES = 15;
/** The most orders of one archive. */
export const MAX_ARCHIVE_ORDERS = 20;
/** For how long an archive is kept. */
export const ARCHIVE_HOURS = 24;

/** `none`: nobody has had them made, or they were deleted since. */
export const PRINT_FILE_STATES = ['none', 'making', 'ready', 'failed'] as const;

/** What is printed; and with it the job ticket, for people and for programs. */
export const PRINT_FILE_KINDS = ['inside', 'cover', 'ticket', 'ticket-json'] as const;
export type PrintFileKind = (typeof PRINT_FILE_KINDS)[number];

/** How far files are: `done` of `total` pages or orders; `reason` says why they could not be made. */
const progress = {
  state: z.enum(PRINT_FILE_STATES),
  done: z.int(),
  total: z.int(),
  reason: z.string(),
};

const printFile = z.object({
  kind: z.enum(PRINT_FILE_KINDS),
  /** null of what is made when it is asked for. */
  bytes: z.nullable(z.int()),
  pages: z.nullable(z.int()),
  /** Where it is downloaded, by whoever was told. */
  url: z.string(),
  expires_at: isoTime,
});

const orderPrint = z.object({
  ...progress,
  /** Whether it has a book that was approved, of which files can be made. */
  can_make: z.boolean(),
  /** What tells the book from others, as the files say it; '' before they are made. */
  scene_hash: z.string(),
  made_at: z.nullable(isoTime),
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

/** Makes them, or makes them again; while they are being made, they are not begun again. */
export const makeOrderPrint = endpoint({
  method: 'POST',
  path: '/orders/:id/print',
  params: byId,
  response: orderPrint,
});

const signed = {
  /** When it ends, in seconds since 1970. */
  until: wholeNumber(0, 9_999_999_999),
  /** The uid of whom it was made for. */
  for: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
  /** HMAC-SHA256 of all the rest, base64url. */
  sig: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
};

/**
 * One of them, to download; the audit notes who did. The API makes these addresses, which prove
 * themselves: no token is asked for. 404 alike for one that is forged, has ended or leads to nothing.
 */
export const downloadPrintFile = endpoint({
  method: 'GET',
  path: '/orders/:id/print/:kind',
  params: z.object({ id: recordId, kind: z.enum(PRINT_FILE_KINDS) }),
  query: z.strictObject(signed),
  /** Bytes, or where they are. */
  response: z.never(),
});

const SOME_ORDERS = 'must be the numbers of at most 100 orders, with commas between them';
const someOrders = z.string().check(
  z.regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,99}$/, { error: SOME_ORDERS }),
  z.refine((ids) => !ids.split(',').some(isReservedId), { error: SOME_ORDERS }),
);

/** How far the print files of some orders are; those that are not there are left out. */
export const listPrintStates = endpoint({
  method: 'GET',
  path: '/prints',
  query: z.strictObject({ order_ids: someOrders }),
  response: z.object({ prints: z.array(z.object({ order_id: z.string(), ...progress })) }),
});
export type PrintProgress = z.output<typeof listPrintStates.response>['prints'][number];

/** What is put together: print files with their tickets, or the photos as they were uploaded, but for their metadata. */
export const ARCHIVE_CONTENTS = ['files', 'originals'] as const;
export type ArchiveContents = (typeof ARCHIVE_CONTENTS)[number];

const printArchive = z.object({
  id: z.string(),
  ...progress,
  contents: z.enum(ARCHIVE_CONTENTS),
  /** What could not be put into it, and why. */
  missing: z.array(z.object({ order_id: z.string(), reason: z.string() })),
  /** null until it is ready. */
  url: z.nullable(z.string()),
  /** Until when the archive is kept. */
  expires_at: z.nullable(isoTime),
});
export type PrintArchive = z.infer<typeof printArchive>;

/**
 * Has one ZIP made of several orders, in the background; print files that are not made yet are made
 * with it. The archive is kept for ARCHIVE_HOURS.
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

/** An archive of one's own; 404 for others'. */
export const getPrintArchive = endpoint({
  method: 'GET',
  path: '/prints/:id',
  params: byId,
  response: z.object({ archive: printArchive }),
});

/** It, to download; as downloadPrintFile. */
export const downloadPrintArchive = endpoint({
  method: 'GET',
  path: '/prints/:id/archive',
  params: byId,
  query: z.strictObject(signed),
  /** Bytes, which stand elsewhere. */
  response: z.never(),
});

/** The job ticket as programs read it: what is made of an order, and of which book. */
export const ticketFile = z.object({
  order_number: z.string(),
  title: z.string(),
  product: z.string(),
  copies: z.int(),
  is_reorder: z.boolean(),
  /** The order that it replaces; null. */
  replaces: z.nullable(z.string()),
  ...jobMaking.shape,
  /** Of each file; null where it is not made. */
  pages: z.object({ inside: z.nullable(z.int()), cover: z.nullable(z.int()) }),
  scene_hash: z.string(),
});
export type TicketFile = z.infer<typeof ticketFile>;
