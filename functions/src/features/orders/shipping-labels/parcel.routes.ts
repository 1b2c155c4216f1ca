import { getAddressLabel, getPackingSlip, getParcelPapers } from '@smriti/shared/order/parcels';
import { fileReply } from '../../../http/answer';
import type { Api } from '../../../http/api';
import { addRoute } from '../../../http/route';
import {
  renderAddressLabelFile,
  renderPackingSlipFile,
  renderParcelPapersFile,
} from './parcel.service';

const access = ['printer', 'admin'] as const;
const PDF = 'application/pdf';

export function addParcelRoutes(api: Api): void {
  const { deps } = api;
  addRoute(api, getParcelPapers, { access }, async ({ caller, query }) => {
    const wanted = { ids: query.order_ids.split(','), format: query.format };
    const { bytes, filename } = await renderParcelPapersFile(deps, caller, wanted);
    return fileReply(bytes, PDF, filename);
  });
  addRoute(api, getAddressLabel, { access }, async ({ caller, params, query }) => {
    const wanted = { id: params.id, isAlone: query.alone !== undefined };
    const { bytes, filename } = await renderAddressLabelFile(deps, caller, wanted);
    return fileReply(bytes, PDF, filename);
  });
  addRoute(api, getPackingSlip, { access }, async ({ caller, params, query }) => {
    const wanted = { id: params.id, isAlone: query.alone !== undefined };
    const { bytes, filename } = await renderPackingSlipFile(deps, caller, wanted);
    return fileReply(bytes, PDF, filename);
  });
}
