import { type CarrierSettings, carriers } from '@smriti/shared/order/carriers';
import * as z from 'zod/mini';
import type { Database, DatabaseTransaction } from '../../platform/database/database';

const PATH = 'settings/carriers';

/** Carriers of a shop that has not changed them. India Post has no address that contains the number. */
export const DEFAULT_CARRIERS: CarrierSettings = {
  carriers: [
    {
      name: 'Delhivery',
      tracking_url: 'https://www.delhivery.com/track-v2/package/{number}',
    },
    {
      name: 'Blue Dart',
      tracking_url:
        'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo={number}',
    },
    { name: 'DTDC', tracking_url: 'https://www.dtdc.in/tracking.asp?strCnno={number}' },
    {
      name: 'India Post',
      tracking_url:
        'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
    },
    { name: 'Ecom Express', tracking_url: 'https://ecomexpress.in/tracking/?awb_field={number}' },
    {
      name: 'XpressBees',
      tracking_url: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}',
    },
  ],
};

/** The carriers of the shop; the usual ones of India when never set. */
export async function findCarriers(reader: Pick<Database, 'get'>): Promise<CarrierSettings> {
  const document = await reader.get(PATH);
  return document ? z.parse(carriers, document.data) : DEFAULT_CARRIERS;
}

export function writeCarriers(tx: Pick<DatabaseTransaction, 'set'>, value: CarrierSettings): void {
  tx.set(PATH, value);
}
