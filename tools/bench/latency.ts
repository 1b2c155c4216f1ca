import autocannon from 'autocannon';

/**
 * Milliseconds from request to answer for two addresses of one origin, `amount` requests each. They
 * are asked one after the other and take turns (one, other, other, one), so that whatever else the
 * machine does falls on both alike.
 * @throws Error when an answer is not 2xx
 */
export function measureInTurns(
  origin: string,
  [one, other]: readonly [one: string, other: string],
  amount: number,
): Promise<[number[], number[]]> {
  const turns = [one, other, other, one];
  return new Promise((resolve, reject) => {
    const times: [number[], number[]] = [[], []];
    let answers = 0;
    const settings = {
      url: origin,
      requests: turns.map((path) => ({ path })),
      amount: amount * 2,
      connections: 1,
    };
    const run = autocannon(settings, (failure: unknown, { errors, non2xx }) => {
      if (!failure && errors === 0 && non2xx === 0 && answers === amount * 2) resolve(times);
      else reject(new Error(`${errors} errors, ${non2xx} answers not 2xx`, { cause: failure }));
    });
    run.on('response', (_client, _status, _bytes, milliseconds) => {
      times[turns[answers % turns.length] === one ? 0 : 1].push(milliseconds);
      answers += 1;
    });
  });
}
