import type { Endpoint, OutputOf } from '@smriti/shared/base/endpoint';
import { stripUnknownFields } from '@smriti/shared/base/unknown-fields';
import type { Rating } from '@smriti/shared/catalogue/ratings';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { type AnswerHeaders, computeEtag, serialisedReply } from '../../http/answer';
import type { Deps } from '../../platform/deps';
import { readProductRatings } from './catalogue.repository';
import { getCatalogueRecord, hasCatalogueRecord } from './catalogue.domain';
import type { Catalogue } from './catalogue.service';
import { getCurrentCatalogue } from './snapshot/current-catalogue.service';

/**
 * Serialised catalogue responses. A request has the same response as long as the snapshot is unchanged, so
 * each is computed, validated against its contract and serialised only once.
 */

/** Maximum size of the cache of one snapshot; least recently used responses are evicted first. */
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** Estimated overhead of a cache entry, in bytes. */
const ENTRY_BYTES = 500;

/** Parameters of a request, by which its response is cached. */
interface Question<E extends Endpoint> {
  params: OutputOf<E['params']>;
  query: OutputOf<E['query']>;
}

interface Answer<E extends Endpoint> {
  value: z.input<E['response']>;
  headers?: AnswerHeaders;
}

export type CatalogueHandler<E extends Endpoint> = (
  catalogue: Catalogue,
  question: Question<E>,
) => Answer<E>;

type KeptAnswer = ReturnType<typeof serialisedReply>;

interface Prepared {
  catalogue: Catalogue;
  kept: LRUCache<string, KeptAnswer>;
}

export interface CatalogueAnswers {
  /** @throws any error of `work`; errors are not cached. */
  answer<E extends Endpoint>(
    endpoint: E,
    question: Question<E>,
    work: CatalogueHandler<E>,
  ): Promise<KeptAnswer>;
  /**
   * The newest ratings of a product. Costs one read: the product is looked up in the snapshot in memory,
   * regardless of its age, and in a newer one only if it is missing there.
   * @throws AppError not_found when the product does not exist
   */
  ratings(productId: number): Promise<Rating[]>;
}

export function createCatalogueAnswers(
  deps: Pick<Deps, 'db' | 'clock' | 'logger'>,
): CatalogueAnswers {
  let prepared: Prepared | undefined;

  async function current(): Promise<Prepared> {
    const catalogue = await getCurrentCatalogue(deps);
    if (prepared?.catalogue !== catalogue) prepared = { catalogue, kept: newCache() };
    return prepared;
  }

  return {
    async answer(endpoint, question, work) {
      const { catalogue, kept } = await current();
      const key = JSON.stringify([endpoint.path, question.params, question.query]);
      const known = kept.get(key);
      if (known) return known;
      const { value, headers } = work(catalogue, question);
      const json = Buffer.from(
        JSON.stringify(z.parse(stripUnknownFields(endpoint.response), value)),
      );
      const answer = serialisedReply(json, computeEtag(json), headers);
      kept.set(key, answer);
      return answer;
    },
    async ratings(productId) {
      const isKnown = prepared && hasCatalogueRecord(prepared.catalogue, 'products', productId);
      if (!isKnown) getCatalogueRecord((await current()).catalogue, 'products', productId);
      return readProductRatings(deps.db, productId);
    },
  };
}

function newCache(): LRUCache<string, KeptAnswer> {
  return new LRUCache({
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ json }, key) => json.length + key.length + ENTRY_BYTES,
  });
}
