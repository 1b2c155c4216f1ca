import { AppError } from '@smriti/shared/base/errors';
import type { OutputOf } from '@smriti/shared/base/endpoint';
import {
  ARCHIVE_RETENTION_HOURS,
  type downloadPrintArchive,
  makePrintArchive,
  type PrintArchive,
} from '@smriti/shared/order/print-files';
import type { Deps } from '../../platform/deps';
import { commitPlan } from '../../platform/database/plan';
import { createPrintAddress } from '../../platform/links/print-address';
import { createTemporaryLink } from '../../platform/links/temporary-link';
import type { StaffCall } from '../../platform/staff-call';
import { recordStaffAction } from '../audit/audit.service';
import { findOrderForStaff } from '../orders/order.access';
import { presentFailure } from './print-files.presenter';
import { findSignedAddressViewer } from './print-files.service';
import { currentPrintRenderState } from './print-lifecycle.domain';
import type { PrintArchiveRecord } from './print.records';
import { findPrintArchive, writePrintArchive } from './print.repository';
import { archiveFilePath } from './print.storage';

const HOUR = 3_600_000;
const FOLLOW_MINUTES = 5;

const pathOf = (id: string) => `/prints/${id}/archive`;

function present({ config, clock }: Deps, record: PrintArchiveRecord): PrintArchive {
  const { id, uid, contents, done, total, missing, expires_at } = record;
  const now = clock.now();
  const { state, reason } = currentPrintRenderState(record, now);
  const isReady = state === 'ready';
  return {
    id,
    contents,
    done,
    total,
    missing: missing.map((one) => ({ ...one, ...presentFailure(one.reason) })),
    state,
    ...presentFailure(reason),
    url: isReady ? createPrintAddress(config, pathOf(id), uid, now).url : null,
    expires_at: isReady ? expires_at : null,
  };
}

/**
 * Requests an archive of several orders.
 * @throws AppError not_found when the caller may not see one of them
 */
export async function requestPrintArchive(
  deps: Deps,
  { by, form, idempotency }: StaffCall<typeof makePrintArchive>,
): Promise<{ archive: PrintArchive }> {
  return commitPlan(deps, idempotency, makePrintArchive.response, async (tx) => {
    const { order_ids, contents } = form;
    await Promise.all(order_ids.map((id) => findOrderForStaff(tx, by, id)));
    const now = deps.clock.now();
    const record: PrintArchiveRecord = {
      id: deps.ids.id(),
      uid: by.uid,
      order_ids,
      contents,
      state: 'making',
      done: 0,
      total: order_ids.length,
      reason: '',
      missing: [],
      waits_for: [],
      asked_at: now.toISOString(),
      expires_at: new Date(now.getTime() + ARCHIVE_RETENTION_HOURS * HOUR).toISOString(),
    };
    writePrintArchive(tx, record);
    recordStaffAction(tx, deps, {
      by,
      action: 'prints.made',
      record: { kind: 'prints', id: record.id },
      after: { orders: order_ids.length, contents },
    });
    return { answer: { archive: present(deps, record) }, plan: null };
  });
}

/** @throws AppError not_found, also for other users' archives and expired ones */
async function findOwn(deps: Pick<Deps, 'db' | 'clock'>, uid: string, id: string) {
  const record = await findPrintArchive(deps.db, id);
  const isOver = record && Date.parse(record.expires_at) <= deps.clock.now().getTime();
  if (record?.uid !== uid || isOver) {
    throw new AppError('not_found', 'This download has ended. Please ask for a new one.');
  }
  return record;
}

/** State and progress of an archive. @throws AppError not_found for other users' archives */
export async function getOwnArchive(
  deps: Deps,
  { uid }: { uid: string },
  id: string,
): Promise<{ archive: PrintArchive }> {
  return { archive: present(deps, await findOwn(deps, uid, id)) };
}

/**
 * Temporary download link of an archive; the download is recorded in the audit (docs/rules.md#print-6).
 * @throws AppError not_found, the same for every cause
 */
export async function createArchiveDownloadLink(
  deps: Deps,
  id: string,
  query: OutputOf<(typeof downloadPrintArchive)['query']>,
  requestId: string,
): Promise<string> {
  const by = await findSignedAddressViewer(deps, pathOf(id), query, requestId);
  const { state, contents, order_ids, asked_at } = await findOwn(deps, by.uid, id);
  if (state !== 'ready') throw new AppError('not_found', 'There is nothing at this address.');
  const filename = `smriti-${contents}-${asked_at.slice(0, 10)}.zip`;
  const url = await createTemporaryLink(deps, {
    path: archiveFilePath(id),
    minutes: FOLLOW_MINUTES,
    filename,
  });
  await deps.db.batch((writes) =>
    recordStaffAction(writes, deps, {
      by,
      action: 'prints.downloaded',
      record: { kind: 'prints', id },
      after: { orders: order_ids.length, contents },
    }),
  );
  return url;
}
