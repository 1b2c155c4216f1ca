import { getCreditNotes, getInvoice } from '@smriti/shared/order/invoices';
import { exportInvoices } from '@smriti/shared/order/order-exports';
import { file } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { creditNoteFile, invoiceFile, monthFile } from './invoice.service';

const PDF = 'application/pdf';

export function invoiceRoutes(api: Api): void {
  const access = 'signed-in';
  route(api, exportInvoices, { access: ['admin'] }, async ({ query }) => {
    const { bytes, filename } = await monthFile(api.deps, query.month);
    return file(bytes, 'text/csv; charset=utf-8', filename);
  });
  route(api, getInvoice, { access }, async ({ caller, params }) => {
    const { bytes, filename } = await invoiceFile(api.deps, caller, params.id);
    return file(bytes, PDF, filename);
  });
  route(api, getCreditNotes, { access }, async ({ caller, params }) => {
    const { bytes, filename } = await creditNoteFile(api.deps, caller, params.id);
    return file(bytes, PDF, filename);
  });
}
