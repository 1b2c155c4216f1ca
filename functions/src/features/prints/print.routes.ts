import * as prints from '@smriti/shared/order/print-files';
import { redirectTo, file } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { staffOf } from '../../http/staff';
import { archiveDownload, ownArchive, requestArchive } from './print-archive.service';
import { makePrint, orderPrint, printDownload, printStates } from './print-files.service';

const access = ['printer', 'admin'] as const;

export function printRoutes(api: Api): void {
  const { deps } = api;

  route(api, prints.getOrderPrint, { access }, ({ caller, params }) =>
    orderPrint(deps, caller, params.id),
  );
  route(api, prints.makeOrderPrint, { access }, (call) =>
    makePrint(deps, { by: staffOf(call), id: call.params.id }, call.request.idempotency),
  );
  route(api, prints.downloadPrintFile, { access: 'any-token' }, async (call) => {
    const download = await printDownload(deps, call.params, call.query, call.request.id);
    if ('url' in download) return redirectTo(download.url);
    return file(download.bytes, download.type, download.filename);
  });
  route(api, prints.listPrintStates, { access }, ({ caller, query }) =>
    printStates(deps, caller, query.order_ids.split(',')),
  );
  route(api, prints.makePrintArchive, { access }, (call) =>
    requestArchive(deps, {
      by: staffOf(call),
      form: call.body,
      idempotency: call.request.idempotency,
    }),
  );
  route(api, prints.getPrintArchive, { access }, ({ caller, params }) =>
    ownArchive(deps, caller, params.id),
  );
  route(api, prints.downloadPrintArchive, { access: 'any-token' }, async (call) =>
    redirectTo(await archiveDownload(deps, call.params.id, call.query, call.request.id)),
  );
}
