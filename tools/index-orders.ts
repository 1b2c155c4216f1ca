import { indexOrders } from '../functions/src/features/order-records/order-index.service.ts';
import { indexTool } from './index-tool.ts';

/** Lets staff find the orders of earlier releases in the search and in the print room. */
await indexTool('index-orders', 'orders', indexOrders);
