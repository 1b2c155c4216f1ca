import { messageCatalogue } from '#lib/language/i18n.ts';

export const orderExportMessages = messageCatalogue('adminOrderExports', {
  exportList: 'Download this list (CSV)',
  exports: 'For your accountant',
  exportsText:
    'As spreadsheets (CSV). What was credited is below nothing, so that the columns add up.',
  month: 'Month',
  allMonths: 'All months',
  exportOrders: 'Orders',
  exportInvoices: 'Invoices and credit notes',
  exporting: 'Fetching...',
  exportFailed: 'This could not be fetched. Please try again.',
  chooseMonth: 'Choose a month for invoices.',
});
