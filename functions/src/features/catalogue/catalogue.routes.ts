import { getAlbumSize, listAlbumSizes } from '@smriti/shared/catalogue/album-sizes';
import { listBanners } from '@smriti/shared/catalogue/banners';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import * as products from '@smriti/shared/catalogue/products';
import { listRatings } from '@smriti/shared/catalogue/ratings';
import * as reference from '@smriti/shared/catalogue/reference-data';
import type { AnswerHeaders } from '../../http/answer';
import type { Api } from '../../http/api';
import { route } from '../../http/route';
import { type Answering, createCatalogueAnswers } from './catalogue-answers.service';
import * as service from './catalogue.service';

/** Serves an endpoint from the snapshot. */
type Serve = <E extends Endpoint>(endpoint: E, work: Answering<E>) => void;

/** Everyone's reads of the catalogue. */
export function catalogueRoutes(api: Api): void {
  const { config } = api.deps;
  const answers = createCatalogueAnswers(api.deps);
  const serve: Serve = (endpoint, work) =>
    route(api, endpoint, { access: 'public', cache: 'catalogue' }, (call) =>
      answers.answer(endpoint, call, work),
    );
  const pictures = { origin: config.storageOrigin, bucket: config.bucketName };
  serve(listBanners, (catalogue) => ({ value: service.listBanners(catalogue, pictures) }));
  sizeRoutes(serve);
  productListRoutes(serve);
  productRoutes(serve);
  optionRoutes(serve);
  classificationRoutes(serve);
  shopRoutes(serve);
  route(api, listRatings, { access: 'public', cache: 'catalogue' }, ({ params }) =>
    answers.ratings(params.productId),
  );
}

function sizeRoutes(serve: Serve): void {
  serve(listAlbumSizes, (catalogue) => ({ value: service.listAlbumSizes(catalogue) }));
  serve(getAlbumSize, (catalogue, { params }) => ({
    value: service.getAlbumSize(catalogue, params.id),
  }));
}

function pageHeaders({ total, cursor }: service.ProductPage): AnswerHeaders {
  return { 'X-Total-Count': String(total), ...(cursor ? { 'X-Next-Cursor': cursor } : {}) };
}

function productListRoutes(serve: Serve): void {
  serve(products.listProducts, (catalogue, { query: { limit, cursor, ...filters } }) => {
    const page = service.listProducts(catalogue, filters, { limit, cursor });
    return { value: page.products, headers: pageHeaders(page) };
  });
  serve(products.listProductsBySize, (catalogue, { params: { sizeId }, query }) => {
    service.getBare(catalogue, 'album-sizes', sizeId);
    const page = service.listProducts(catalogue, { size: sizeId }, query);
    return { value: page.products, headers: pageHeaders(page) };
  });
  serve(products.listProductsByCategory, (catalogue, { params: { categoryId }, query }) => {
    service.getBare(catalogue, 'categories', categoryId);
    const page = service.listProducts(catalogue, { category: categoryId }, query);
    return { value: page.products, headers: pageHeaders(page) };
  });
  serve(products.getProductsByType, (catalogue, { params, query }) => {
    const type = service.getBare(catalogue, 'product-types', params.id);
    const page = service.listProducts(catalogue, { type: type.id }, query);
    return { value: { ...type, products: page.products }, headers: pageHeaders(page) };
  });
}

function productRoutes(serve: Serve): void {
  serve(products.getProduct, (catalogue, { params }) => ({
    value: service.getProduct(catalogue, params.id),
  }));
  serve(products.getMasterProduct, (catalogue, { params }) => ({
    value: service.getMasterProduct(catalogue, params.id),
  }));
}

/** The choices of the design form that have a price. */
function optionRoutes(serve: Serve): void {
  serve(reference.frames.list, (catalogue) => ({ value: service.listPriced(catalogue, 'frames') }));
  serve(reference.frames.byId, (catalogue, { params }) => ({
    value: service.getPriced(catalogue, 'frames', params.id),
  }));
  const options = [
    [reference.paperTypes, 'paper-types'],
    [reference.albumBindingTypes, 'album-binding-types'],
    [reference.laminationTypes, 'lamination-types'],
    [reference.coverTypes, 'cover-types'],
  ] as const;
  for (const [{ list, byId }, kind] of options) {
    serve(list, (catalogue) => ({ value: service.listPriced(catalogue, kind) }));
    serve(byId, (catalogue, { params }) => ({
      value: service.getPriced(catalogue, kind, params.id),
    }));
  }
}

function classificationRoutes(serve: Serve): void {
  const { categories, productTypes, albumThemes } = reference;
  serve(categories.list, (catalogue) => ({ value: service.listBare(catalogue, 'categories') }));
  serve(categories.byId, (catalogue, { params }) => ({
    value: service.getBare(catalogue, 'categories', params.id),
  }));
  serve(productTypes.list, (catalogue) => ({
    value: service.listBare(catalogue, 'product-types'),
  }));
  serve(productTypes.byId, (catalogue, { params }) => ({
    value: service.getBare(catalogue, 'product-types', params.id),
  }));
  serve(albumThemes.list, (catalogue) => ({ value: service.listBare(catalogue, 'album-themes') }));
  serve(albumThemes.byId, (catalogue, { params }) => ({
    value: service.getBare(catalogue, 'album-themes', params.id),
  }));
}

/** How the shop delivers, what it asks for in advance, and where it answers. */
function shopRoutes(serve: Serve): void {
  const { shippingMethods, initialPayments, listTalkToUs } = reference;
  serve(shippingMethods.list, (catalogue) => ({
    value: service.listShippingMethods(catalogue),
  }));
  serve(shippingMethods.byId, (catalogue, { params }) => ({
    value: service.getShippingMethod(catalogue, params.id),
  }));
  serve(initialPayments.list, (catalogue) => ({ value: service.listInitialPayments(catalogue) }));
  serve(initialPayments.byId, (catalogue, { params }) => ({
    value: service.getInitialPayment(catalogue, params.id),
  }));
  serve(listTalkToUs, (catalogue) => ({ value: service.listBare(catalogue, 'talk-to-us') }));
}
