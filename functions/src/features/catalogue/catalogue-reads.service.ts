import { getAlbumSize, listAlbumSizes } from '@smriti/shared/catalogue/album-sizes';
import { listBanners } from '@smriti/shared/catalogue/banners';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import { listProductSuggestions } from '@smriti/shared/catalogue/product-suggestions';
import * as products from '@smriti/shared/catalogue/products';
import * as reference from '@smriti/shared/catalogue/reference-data';
import type { AnswerHeaders } from '../../http/answer';
import type { CatalogueHandler } from './catalogue-answers.service';
import { getCatalogueRecord } from './catalogue.domain';
import type { PictureStore } from './catalogue.presenter';
import * as service from './catalogue.service';

/** Registers the handler that answers an endpoint from the snapshot. */
export type RegisterReadHandler = <E extends Endpoint>(
  endpoint: E,
  work: CatalogueHandler<E>,
) => void;

/** Public reads of the catalogue, except ratings, which are not in the snapshot. */
export function registerCatalogueReads(serve: RegisterReadHandler, pictures: PictureStore): void {
  serve(listBanners, (catalogue) => ({ value: service.listBanners(catalogue, pictures) }));
  sizeReads(serve);
  productListReads(serve);
  productReads(serve);
  optionReads(serve);
  classificationReads(serve);
  shopReads(serve);
}

function sizeReads(serve: RegisterReadHandler): void {
  serve(listAlbumSizes, (catalogue) => ({ value: service.listAlbumSizes(catalogue) }));
  serve(getAlbumSize, (catalogue, { params }) => ({
    value: service.getAlbumSize(catalogue, params.id),
  }));
}

function pageHeaders({ total, cursor, corrections }: service.ProductPage): AnswerHeaders {
  return {
    'X-Total-Count': String(total),
    ...(cursor ? { 'X-Next-Cursor': cursor } : {}),
    ...(corrections.length > 0 && {
      'X-Search-Corrections': new URLSearchParams(Object.fromEntries(corrections)).toString(),
    }),
  };
}

function productListReads(serve: RegisterReadHandler): void {
  serve(products.listProducts, (catalogue, { query: { limit, cursor, ...filters } }) => {
    const page = service.listProducts(catalogue, filters, { limit, cursor });
    return { value: page.products, headers: pageHeaders(page) };
  });
  serve(listProductSuggestions, (catalogue, { query }) => ({
    value: service.suggestProducts(catalogue, query.q),
  }));
  serve(products.listProductsBySize, (catalogue, { params: { sizeId }, query }) => {
    getCatalogueRecord(catalogue, 'album-sizes', sizeId);
    const page = service.listProducts(catalogue, { size: sizeId }, query);
    return { value: page.products, headers: pageHeaders(page) };
  });
  serve(products.listProductsByCategory, (catalogue, { params: { categoryId }, query }) => {
    getCatalogueRecord(catalogue, 'categories', categoryId);
    const page = service.listProducts(catalogue, { category: categoryId }, query);
    return { value: page.products, headers: pageHeaders(page) };
  });
  serve(products.getProductsByType, (catalogue, { params, query }) => {
    const type = getCatalogueRecord(catalogue, 'product-types', params.id);
    const page = service.listProducts(catalogue, { type: type.id }, query);
    return { value: { ...type, products: page.products }, headers: pageHeaders(page) };
  });
}

function productReads(serve: RegisterReadHandler): void {
  serve(products.getProduct, (catalogue, { params }) => ({
    value: service.getProduct(catalogue, params.id),
  }));
  serve(products.getMasterProduct, (catalogue, { params }) => ({
    value: service.getMasterProduct(catalogue, params.id),
  }));
}

/** Choices of the design form that have a price. */
function optionReads(serve: RegisterReadHandler): void {
  serve(reference.frameEndpoints.list, (catalogue) => ({
    value: service.listPricedOptions(catalogue, 'frames'),
  }));
  serve(reference.frameEndpoints.byId, (catalogue, { params }) => ({
    value: service.getPricedOption(catalogue, 'frames', params.id),
  }));
  const options = [
    [reference.paperTypeEndpoints, 'paper-types'],
    [reference.bindingTypeEndpoints, 'album-binding-types'],
    [reference.laminationTypeEndpoints, 'lamination-types'],
    [reference.coverTypeEndpoints, 'cover-types'],
  ] as const;
  for (const [{ list, byId }, kind] of options) {
    serve(list, (catalogue) => ({ value: service.listPricedOptions(catalogue, kind) }));
    serve(byId, (catalogue, { params }) => ({
      value: service.getPricedOption(catalogue, kind, params.id),
    }));
  }
}

function classificationReads(serve: RegisterReadHandler): void {
  const { categoryEndpoints, productTypeEndpoints, themeEndpoints } = reference;
  serve(categoryEndpoints.list, (catalogue) => ({
    value: service.listStoredRecords(catalogue, 'categories'),
  }));
  serve(categoryEndpoints.byId, (catalogue, { params }) => ({
    value: getCatalogueRecord(catalogue, 'categories', params.id),
  }));
  serve(productTypeEndpoints.list, (catalogue) => ({
    value: service.listStoredRecords(catalogue, 'product-types'),
  }));
  serve(productTypeEndpoints.byId, (catalogue, { params }) => ({
    value: getCatalogueRecord(catalogue, 'product-types', params.id),
  }));
  serve(themeEndpoints.list, (catalogue) => ({
    value: service.listStoredRecords(catalogue, 'album-themes'),
  }));
  serve(themeEndpoints.byId, (catalogue, { params }) => ({
    value: getCatalogueRecord(catalogue, 'album-themes', params.id),
  }));
}

/** Shipping methods, initial payments and contact data. */
function shopReads(serve: RegisterReadHandler): void {
  const { shippingMethodEndpoints, initialPaymentEndpoints, listTalkToUs } = reference;
  serve(shippingMethodEndpoints.list, (catalogue) => ({
    value: service.listShippingMethods(catalogue),
  }));
  serve(shippingMethodEndpoints.byId, (catalogue, { params }) => ({
    value: service.getShippingMethod(catalogue, params.id),
  }));
  serve(initialPaymentEndpoints.list, (catalogue) => ({
    value: service.listInitialPayments(catalogue),
  }));
  serve(initialPaymentEndpoints.byId, (catalogue, { params }) => ({
    value: service.getInitialPayment(catalogue, params.id),
  }));
  serve(listTalkToUs, (catalogue) => ({
    value: service.listStoredRecords(catalogue, 'talk-to-us'),
  }));
}
