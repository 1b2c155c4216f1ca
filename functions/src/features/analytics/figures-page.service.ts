import { type Figures, MAX_FIGURES_PRODUCTS } from '@smriti/shared/staff/figures';
import type { Deps } from '../../platform/deps';
import { type CatalogueRecords, findCatalogueRecord } from '../catalogue/catalogue.domain';
import { getCurrentCatalogue } from '../catalogue/snapshot/current-catalogue.service';
import { listDays, previousPeriod, presentDay, sumDailyFigures } from './figures-page.domain';
import { findDailyFigures, findFiguresCompleteUntil } from './figures.repository';
import { compareSales, groupByDesign, type SoldItem, sumSales } from './sales.domain';

/** Groups sales by the product type that the catalogue gives the product today. */
function groupByKind(catalogue: CatalogueRecords, { id, own_design }: SoldItem) {
  const product = id === null ? undefined : findCatalogueRecord(catalogue, 'products', id);
  const type = product && findCatalogueRecord(catalogue, 'product-types', product.type);
  const name = type?.hi?.name;
  const product_type = type
    ? { id: type.id, name: type.name, ...(name && { hi: { name } }) }
    : null;
  return { key: `${type?.id} ${own_design}`, row: { product_type, own_design } };
}

/** Hindi title that the catalogue gives a product today; no field without one. */
function findHindiTitle(catalogue: CatalogueRecords, { id }: Pick<SoldItem, 'id'>) {
  const product = id === null ? undefined : findCatalogueRecord(catalogue, 'products', id);
  const title = product?.hi?.title;
  return title ? { hi: { title } } : {};
}

/**
 * Loads the figures of a period and of the equally long period before it (docs/rules.md#console-8). Costs one
 * read per day, regardless of the number of orders.
 */
export async function loadFigures(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
  period: Figures['period'],
): Promise<Figures> {
  const { db } = deps;
  const period_before = previousPeriod(period);
  const [catalogue, as_of, now, before] = await Promise.all([
    getCurrentCatalogue(deps),
    findFiguresCompleteUntil(db),
    findDailyFigures(db, listDays(period)),
    findDailyFigures(db, listDays(period_before)),
  ]);
  const [sold, soldBefore] = [sumSales(now), sumSales(before)];
  const kinds = compareSales(sold, soldBefore, (design) => groupByKind(catalogue, design));
  const products = compareSales(sold, soldBefore, groupByDesign);
  return {
    as_of,
    period,
    period_before,
    days: now.map(presentDay),
    days_before: before.map(presentDay),
    total: sumDailyFigures(now),
    total_before: sumDailyFigures(before),
    kinds: kinds.map(({ row, ...sales }) => ({ ...row, ...sales })),
    products: products
      .slice(0, MAX_FIGURES_PRODUCTS)
      .map(({ row, ...sales }) => ({ ...row, ...findHindiTitle(catalogue, row), ...sales })),
  };
}
