import { getCreditNotes, getInvoice } from '@smriti/shared/order/invoices';
import { file } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { creditNoteFile, invoiceFile } from './invoice.service';

const PDF = 'application/pdf';

export function invoiceRoutes(api: Api): void {
  const access = 'signed-in';
  route(api, getInvoice, { access }, async ({ caller, params }) => {
    const { bytes, filename } = await invoiceFile(api.deps, caller, params.id);
    return file(bytes, PDF, filename);
  });
  route(api, getCreditNotes, { access }, async ({ caller, params }) => {
    const { bytes, filename } = await creditNoteFile(api.deps, caller, params.id);
    return file(bytes, PDF, filename);
  });
}
