import { bucketOf, originsOf } from '../../environment.ts';
import { measureAlbumCosts } from '../album-costs.ts';
import type { Step } from '../costs.ts';
import { measureHugePictures, type MemoryFigures } from '../memory-figures.ts';
import { measureRequests, PHOTOS, type RequestFigures } from '../request-figures.ts';
import type { uploadPhoto } from '../shop-client.ts';
import { withAdmin } from '../with-admin.ts';
import { uploadWithoutTicket } from './earlier-client.ts';
import { type RunningShop, withEarlierShop } from './earlier-shop.ts';

const REQUEST_RUNS = 3;

interface Pair<T> {
  before: T;
  after: T;
}

export interface BeforeAndAfter {
  /** The earlier commit, as the tables name it. */
  commit: string;
  requests: Pair<RequestFigures[]>;
  memory: Pair<MemoryFigures>;
  album: Pair<Step[]>;
}

function albumCostsOf({ suite }: RunningShop, upload?: typeof uploadPhoto): Promise<Step[]> {
  const shop = { origins: originsOf(suite), bucket: bucketOf(suite), upload };
  return withAdmin(suite, ({ auth }) => measureAlbumCosts({ ...shop, auth }));
}

function memoryOf(shop: RunningShop): Promise<MemoryFigures> {
  return withAdmin(shop.suite, (project) => measureHugePictures(shop, project));
}

/** The same measurements of an earlier shop and of today's, by turns where they are of time. */
export function measureBeforeAndAfter(today: RunningShop): Promise<BeforeAndAfter> {
  return withEarlierShop(async (earlier) => {
    const plan = { runs: REQUEST_RUNS, sizes: [PHOTOS] };
    const requests = await measureRequests([earlier, today], plan);
    const requestsOf = ({ name }: RunningShop) => requests.filter(({ shop }) => shop === name);
    return {
      commit: earlier.name,
      requests: { before: requestsOf(earlier), after: requestsOf(today) },
      album: {
        before: await albumCostsOf(earlier, uploadWithoutTicket),
        after: await albumCostsOf(today),
      },
      memory: { before: await memoryOf(earlier), after: await memoryOf(today) },
    };
  });
}
