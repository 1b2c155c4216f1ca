import { getCreditNotes, getInvoice } from '@smriti/shared/order/invoices';
import { exportInvoices } from '@smriti/shared/order/order-exports';
import { fileReply } from '../../http/answer';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { getCreditNotePdf, getInvoicePdf, exportMonthCsv } from './invoice.service';

const PDF = 'application/pdf';

export function addInvoiceRoutes(api: Api): void {
  const access = 'signed-in';
  addRoute(api, exportInvoices, { access: ['admin'] }, async ({ query }) => {
    const { bytes, filename } = await exportMonthCsv(api.deps, query.month);
    return fileReply(bytes, 'text/csv; charset=utf-8', filename);
  });
  addRoute(api, getInvoice, { access }, async ({ caller, params }) => {
    const { bytes, filename } = await getInvoicePdf(api.deps, caller, params.id);
    return fileReply(bytes, PDF, filename);
  });
  addRoute(api, getCreditNotes, { access }, async ({ caller, params }) => {
    const { bytes, filename } = await getCreditNotePdf(api.deps, caller, params.id);
    return fileReply(bytes, PDF, filename);
  });
}
