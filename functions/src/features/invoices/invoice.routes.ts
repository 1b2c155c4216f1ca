import { getInvoice } from '@smriti/shared/order/invoices';
import { file } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { invoiceFile } from './invoice.service';

export function invoiceRoutes(api: Api): void {
  const access = 'signed-in';
  route(api, getInvoice, { access }, async ({ caller, params }) => {
    const { bytes, filename } = await invoiceFile(api.deps, caller, params.id);
    return file(bytes, 'application/pdf', filename);
  });
}
