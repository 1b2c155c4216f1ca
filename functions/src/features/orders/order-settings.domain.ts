import type { ShopSettings } from '@smriti/shared/staff/shop-settings';
import type { OrderRecord } from './order.records';

/**
 * The settings of an order: those with which it was placed, whatever was changed afterwards
 * (docs/rules.md#orders-18). Orders of before they were kept go by the deployment's parameters.
 */
export function settingsOf(
  { settings }: Pick<OrderRecord, 'settings'>,
  parameters: ShopSettings,
): ShopSettings {
  return settings ?? parameters;
}
