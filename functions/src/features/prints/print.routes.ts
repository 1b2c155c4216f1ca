import { getPreflightReport } from '@smriti/shared/order/preflight';
import * as prints from '@smriti/shared/order/print-files';
import { redirectReply, fileReply } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { toStaffCall, toStaffMember } from '../../http/staff';
import {
  createArchiveDownloadLink,
  getOwnArchive,
  requestPrintArchive,
} from './print-archive.service';
import {
  requestPrintFiles,
  getPreflightReportOfOrder,
  getPrintFilesOfOrder,
  getPrintDownload,
  listPrintFileStates,
} from './print-files.service';

const access = ['printer', 'admin'] as const;

export function addPrintRoutes(api: Api): void {
  const { deps } = api;

  addRoute(api, prints.getOrderPrint, { access }, ({ caller, params }) =>
    getPrintFilesOfOrder(deps, caller, params.id),
  );
  addRoute(api, prints.makeOrderPrint, { access }, (call) =>
    requestPrintFiles(
      deps,
      { by: toStaffMember(call), id: call.params.id },
      call.request.idempotency,
    ),
  );
  addRoute(api, getPreflightReport, { access }, async ({ caller, params }) => ({
    report: await getPreflightReportOfOrder(deps, caller, params.id),
  }));
  addRoute(api, prints.downloadPrintFile, { access: 'any-token' }, async (call) => {
    const download = await getPrintDownload(deps, call.params, call.query, call.request.id);
    if ('url' in download) return redirectReply(download.url);
    return fileReply(download.bytes, download.type, download.filename);
  });
  addRoute(api, prints.listPrintStates, { access }, ({ caller, query }) =>
    listPrintFileStates(deps, caller, query.order_ids.split(',')),
  );
  addRoute(api, prints.makePrintArchive, { access }, (call) =>
    requestPrintArchive(deps, toStaffCall(call)),
  );
  addRoute(api, prints.getPrintArchive, { access }, ({ caller, params }) =>
    getOwnArchive(deps, caller, params.id),
  );
  addRoute(api, prints.downloadPrintArchive, { access: 'any-token' }, async (call) =>
    redirectReply(
      await createArchiveDownloadLink(deps, call.params.id, call.query, call.request.id),
    ),
  );
}
