import type { AnswerOf, OutputOf } from '@smriti/shared/base/endpoint';
import { AppError } from '@smriti/shared/base/errors';
import type { PreflightReport } from '@smriti/shared/order/preflight';
import {
  type downloadPrintFile,
  type listPrintStates,
  makeOrderPrint,
  type OrderPrint,
} from '@smriti/shared/order/print-files';
import type { SignedInCaller, StaffMember } from '../../platform/caller';
import { findCurrentRole } from '../../platform/current-role';
import type { Deps } from '../../platform/deps';
import type { IdempotencyClaim } from '../../platform/database/idempotency';
import { commitPlan } from '../../platform/database/plan';
import { isValidPrintAddress } from '../../platform/links/print-address';
import { createTemporaryLink } from '../../platform/links/temporary-link';
import type { AlbumRecord } from '../albums/album.records';
import { findAlbum } from '../albums/album.repository';
import { recordStaffAction } from '../audit/audit.service';
import type { OrderRecord } from '../orders/order.records';
import { findOrdersById } from '../orders/order.repository';
import { isPrintJob } from '../orders/print-room.domain';
import { findOrderForStaff } from '../orders/order.access';
import { renderJobTicketJson, renderJobTicketPdf } from './job-ticket.service';
import { filesForScene } from './print-lifecycle.domain';
import { presentPrintFiles, presentProgress, signedPrintFilePath } from './print-files.presenter';
import { assertAlbumPrintable, startPrintRender } from './print-request.service';
import type { PrintFilesRecord } from './print.records';
import { findPrintFiles } from './print.repository';
import { readPreflightReport } from './print.storage';

/** Lifetime of the link that a download is redirected to, in minutes; browsers follow it at once. */
const FOLLOW_MINUTES = 5;

interface Found {
  order: OrderRecord;
  album: AlbumRecord | null;
  record: PrintFilesRecord | null;
}

/** Presents an order's print files; hides those of an album that is open again. */
function shown({ config, clock }: Deps, uid: string, { order, album, record }: Found): OrderPrint {
  const isApproved = album?.status === 'Approved';
  const hasTicket = order.payment_status === 'paid' && order.order_status !== 'Cancelled';
  const files = isApproved ? record : null;
  const what = { orderId: order.id, hasTicket, canMake: isApproved, record: files };
  return presentPrintFiles(config, what, { uid, now: clock.now() });
}

async function findAll(
  reader: Pick<Deps['db'], 'get' | 'getAll'>,
  caller: Pick<SignedInCaller, 'role'>,
  id: string,
): Promise<Found> {
  const order = await findOrderForStaff(reader, caller, id);
  const album = await findAlbum(reader, order.album_id);
  const [record = null] = await findPrintFiles(reader, [order.album_id]);
  return { order, album, record: filesForScene(record, album?.scene_hash) };
}

/** The print files of an order. @throws AppError not_found when the caller may not see the order. */
export async function getPrintFilesOfOrder(
  deps: Deps,
  caller: SignedInCaller,
  id: string,
): Promise<OrderPrint> {
  return shown(deps, caller.uid, await findAll(deps.db, caller, id));
}

/**
 * The preflight report of an order's print files; null without finished files of the approved book, and for
 * files of earlier releases.
 * @throws AppError not_found when the caller may not see the order.
 */
export async function getPreflightReportOfOrder(
  deps: Deps,
  caller: SignedInCaller,
  id: string,
): Promise<PreflightReport | null> {
  const { album, record } = await findAll(deps.db, caller, id);
  const isShown = album?.status === 'Approved' && record?.state === 'ready';
  const path = isShown ? record.preflight_path : null;
  return path === null ? null : readPreflightReport(deps, path);
}

/**
 * Makes the print files of an order, or makes them again; price and state stay the same.
 * @throws AppError not_found; business_rule for an album that is not approved
 */
export async function requestPrintFiles(
  deps: Deps,
  { by, id }: { by: StaffMember; id: string },
  idempotency: IdempotencyClaim | null,
): Promise<OrderPrint> {
  return commitPlan(deps, idempotency, makeOrderPrint.response, async (tx) => {
    const found = await findAll(tx, by, id);
    const { album, record } = found;
    assertAlbumPrintable(album);
    const render = startPrintRender(tx, deps, album, record);
    if (render !== record) {
      const noted = { action: 'order.print_made', record: { kind: 'order', id } } as const;
      recordStaffAction(tx, deps, { by, ...noted });
    }
    return { answer: shown(deps, by.uid, { ...found, record: render }), plan: null };
  });
}

/** State of the print files of several orders; omits orders that the caller may not see. */
export async function listPrintFileStates(
  { db, clock }: Deps,
  { role }: SignedInCaller,
  orderIds: readonly string[],
): Promise<AnswerOf<typeof listPrintStates>> {
  const all = await findOrdersById(db, [...new Set(orderIds)]);
  const orders = all.filter((order) => role === 'admin' || isPrintJob(order));
  const records = await findPrintFiles(
    db,
    orders.map(({ album_id }) => album_id),
  );
  const now = clock.now();
  const prints = orders.map(({ id, album }, index) => ({
    order_id: id,
    ...presentProgress(filesForScene(records[index] ?? null, album.scene_hash), now),
  }));
  return { prints };
}

function printFileNotFoundError(): AppError {
  return new AppError('not_found', 'There is nothing at this address.');
}

/** The viewer of a signed address, with their current role. @throws AppError not_found */
export async function findSignedAddressViewer(
  { auth, config, clock }: Pick<Deps, 'auth' | 'config' | 'clock'>,
  path: string,
  signed: OutputOf<(typeof downloadPrintFile)['query']>,
  requestId: string,
): Promise<StaffMember> {
  if (!isValidPrintAddress(config, path, signed, clock.now())) throw printFileNotFoundError();
  const role = await findCurrentRole(auth, signed.for);
  if (role !== 'printer' && role !== 'admin') throw printFileNotFoundError();
  return { uid: signed.for, role, requestId };
}

/** A download: generated bytes, or a link to a stored file. */
type Download = { bytes: Buffer; type: string; filename: string } | { url: string };

/**
 * Returns a file of an order and records the download in the audit (docs/rules.md#print-6).
 * @throws AppError not_found, the same for every cause
 */
export async function getPrintDownload(
  deps: Deps,
  { id, kind }: OutputOf<(typeof downloadPrintFile)['params']>,
  query: OutputOf<(typeof downloadPrintFile)['query']>,
  requestId: string,
): Promise<Download> {
  const by = await findSignedAddressViewer(deps, signedPrintFilePath(id, kind), query, requestId);
  const { order, album, record } = await findAll(deps.db, by, id);
  const download = await open(deps, { order, album, record }, kind);
  await deps.db.batch((writes) =>
    recordStaffAction(writes, deps, {
      by,
      action: 'order.print_downloaded',
      record: { kind: 'order', id },
      after: { file: kind },
    }),
  );
  return download;
}

async function open(
  deps: Deps,
  { order, album, record }: Found,
  kind: OutputOf<(typeof downloadPrintFile)['params']>['kind'],
): Promise<Download> {
  if (kind === 'ticket') return renderJobTicketPdf(deps, { order, album, record });
  if (kind === 'ticket-json') return renderJobTicketJson({ order, album, record });
  if (record?.state !== 'ready' || album?.status !== 'Approved') throw printFileNotFoundError();
  const path =
    kind === 'preflight'
      ? record.preflight_path
      : record.files.find((one) => one.kind === kind)?.path;
  if (!path) throw printFileNotFoundError();
  const filename = `${order.id}-${kind}.${kind === 'preflight' ? 'json' : 'pdf'}`;
  return { url: await createTemporaryLink(deps, { path, minutes: FOLLOW_MINUTES, filename }) };
}
