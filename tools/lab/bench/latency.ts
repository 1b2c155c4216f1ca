import autocannon from 'autocannon';

/** A request to the origin, e.g. `{ path: '/api/products' }`. */
export type TimedRequest = Pick<autocannon.Request, 'method' | 'path' | 'headers'> & {
  body?: string;
};

/**
 * Measures the response times of each request of `ones`, and of `other` equally often, in ms.
 * Requests are sent one at a time and alternate (one, other, other, one), so that other load
 * affects both alike.
 * @throws Error when an answer is not 2xx
 */
export function measureAlternatingRequests(
  origin: string,
  ones: readonly TimedRequest[],
  other: TimedRequest,
): Promise<[number[], number[]]> {
  const turns = ones.flatMap((one, index) => (index % 2 === 0 ? [one, other] : [other, one]));
  return new Promise((resolve, reject) => {
    const times: [number[], number[]] = [[], []];
    let answers = 0;
    const settings = { url: origin, requests: turns, amount: turns.length, connections: 1 };
    const run = autocannon(settings, (failure: unknown, { errors, non2xx }) => {
      if (!failure && errors === 0 && non2xx === 0 && answers === turns.length) resolve(times);
      else reject(new Error(`${errors} errors, ${non2xx} answers not 2xx`, { cause: failure }));
    });
    run.on('response', (_client, _status, _bytes, milliseconds) => {
      times[turns[answers] === other ? 1 : 0].push(milliseconds);
      answers += 1;
    });
  });
}
