import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { OrderRecord } from './order.records';

/**
 * The shop settings of an order, frozen when it was placed (docs/rules.md#orders-18). Orders from before
 * settings were stored use the parameters of the deployment.
 */
export function orderSettings(
  { settings }: Pick<OrderRecord, 'settings'>,
  parameters: ShopSettings,
): ShopSettings {
  return settings ?? parameters;
}
