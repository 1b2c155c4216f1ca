import { getPreflight } from '@smriti/shared/order/preflight';
import * as prints from '@smriti/shared/order/print-files';
import { redirectTo, fileReply } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { toStaff } from '../../http/staff';
import { getArchiveDownload, getOwnArchive, requestPrintArchive } from './print-archive.service';
import {
  requestPrintFiles,
  getPreflightOfOrder,
  getPrintFilesOfOrder,
  getPrintDownload,
  listPrintFileStates,
} from './print-files.service';

const access = ['printer', 'admin'] as const;

export function printRoutes(api: Api): void {
  const { deps } = api;

  route(api, prints.getOrderPrint, { access }, ({ caller, params }) =>
    getPrintFilesOfOrder(deps, caller, params.id),
  );
  route(api, prints.makeOrderPrint, { access }, (call) =>
    requestPrintFiles(deps, { by: toStaff(call), id: call.params.id }, call.request.idempotency),
  );
  route(api, getPreflight, { access }, async ({ caller, params }) => ({
    report: await getPreflightOfOrder(deps, caller, params.id),
  }));
  route(api, prints.downloadPrintFile, { access: 'any-token' }, async (call) => {
    const download = await getPrintDownload(deps, call.params, call.query, call.request.id);
    if ('url' in download) return redirectTo(download.url);
    return fileReply(download.bytes, download.type, download.filename);
  });
  route(api, prints.listPrintStates, { access }, ({ caller, query }) =>
    listPrintFileStates(deps, caller, query.order_ids.split(',')),
  );
  route(api, prints.makePrintArchive, { access }, (call) =>
    requestPrintArchive(deps, {
      by: toStaff(call),
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, prints.getPrintArchive, { access }, ({ caller, params }) =>
    getOwnArchive(deps, caller, params.id),
  );
  route(api, prints.downloadPrintArchive, { access: 'any-token' }, async (call) =>
    redirectTo(await getArchiveDownload(deps, call.params.id, call.query, call.request.id)),
  );
}
