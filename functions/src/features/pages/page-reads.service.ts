import { AppError } from '@smriti/shared/base/errors';
import type { Endpoint } from '@smriti/shared/base/endpoint';
import { stripUnknownFields } from '@smriti/shared/base/unknown-fields';
import type { PageAnswer, PageRead } from '@smriti/shared/base/public-pages';
import { getShopTerms, type ShopTerms } from '@smriti/shared/staff/shop-terms';
import * as z from 'zod/mini';
import type { Deps } from '../../platform/deps';
import { type CatalogueHandler } from '../catalogue/catalogue-answers.service';
import {
  registerCatalogueReads,
  type RegisterReadHandler,
} from '../catalogue/catalogue-reads.service';
import type { Catalogue } from '../catalogue/catalogue.service';

/** Answers a public API call in process; null when the address does not match. */
type Read = (catalogue: Catalogue, address: URL) => PageAnswer | null;

const PARAMETER = /:(\w+)/g;

/** Regular expression for a path, with its parameters as named groups. */
function patternOf(path: string): RegExp {
  return new RegExp(`^/api${path.replace(PARAMETER, '(?<$1>[^/]+)')}$`);
}

function readOf<E extends Endpoint>(endpoint: E, work: CatalogueHandler<E>): Read {
  const pattern = patternOf(endpoint.path);
  return (catalogue, { pathname, searchParams }) => {
    const match = pattern.exec(pathname);
    if (!match) return null;
    const question = {
      params: endpoint.params && z.parse(endpoint.params, { ...match.groups }),
      query: endpoint.query && z.parse(endpoint.query, Object.fromEntries(searchParams)),
    };
    // Parsed by the schemas of `endpoint` above.
    const { value, headers = {} } = work(catalogue, question as Parameters<CatalogueHandler<E>>[1]);
    const answer = z.parse(stripUnknownFields(endpoint.response), value);
    return { json: JSON.stringify(answer), headers: { ...headers } };
  };
}

/** Data that pages are rendered from; the terms are null when they could not be read. */
export interface PageData {
  catalogue: Catalogue;
  terms: ShopTerms | null;
}

/** Creates the in-process API for rendering pages: answers reads of the given catalogue and terms. */
export function createPageReads({ config }: Pick<Deps, 'config'>): (basis: PageData) => PageRead {
  const { storageOrigin: origin, bucketName: bucket } = config;
  const reads: Read[] = [];
  const serve: RegisterReadHandler = (endpoint, work) => {
    reads.push(readOf(endpoint, work));
  };
  registerCatalogueReads(serve, { origin, bucket });
  function answer({ catalogue, terms }: PageData, address: string): PageAnswer {
    const url = new URL(address, 'http://localhost');
    if (url.pathname === `/api${getShopTerms.path}`) {
      if (!terms) throw new AppError('unavailable', 'The terms could not be read.');
      return { json: JSON.stringify(terms), headers: {} };
    }
    for (const read of reads) {
      const found = read(catalogue, url);
      if (found) return found;
    }
    throw new AppError('not_found', 'A page asked for what is not public.');
  }
  return (basis) => (address) =>
    new Promise((resolve) => {
      resolve(answer(basis, address));
    });
}
