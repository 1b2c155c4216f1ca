import { listRatings } from '@smriti/shared/catalogue/ratings';
import type { Api } from '../../http/api';
import { addRoute } from '../../http/route';
import { createCatalogueAnswers } from './catalogue-answers.service';
import { registerCatalogueReads, type RegisterReadHandler } from './catalogue-reads.service';

/** Public reads of the catalogue. */
export function addCatalogueRoutes(api: Api): void {
  const { config } = api.deps;
  const answers = createCatalogueAnswers(api.deps);
  const serve: RegisterReadHandler = (endpoint, work) =>
    addRoute(api, endpoint, { access: 'public', cache: 'catalogue' }, (call) =>
      answers.answer(endpoint, call, work),
    );
  registerCatalogueReads(serve, { origin: config.storageOrigin, bucket: config.bucketName });
  addRoute(api, listRatings, { access: 'public', cache: 'catalogue' }, ({ params }) =>
    answers.ratings(params.productId),
  );
}
