/** A token that ought to be good. */
export interface Session {
  token: string;
  /** Whether the token still is good. */
  isGood: (token: string) => Promise<boolean>;
  /** A new one of the same caller. */
  renew: () => Promise<string>;
}

/**
 * Sees to a refused token: a new one takes its place where it is no good any more, once for all who
 * were refused with it.
 * @returns whether the request is worth sending again
 */
export function createRenewal(): (session: Session, refused: string) => Promise<boolean> {
  const underWay = new Map<Session, Promise<boolean>>();
  return async (session, refused) => {
    if (session.token !== refused) return true;
    const known = underWay.get(session);
    if (known) return known;
    const renewing = (async () => {
      if (await session.isGood(refused)) return false;
      session.token = await session.renew();
      return true;
    })().finally(() => underWay.delete(session));
    underWay.set(session, renewing);
    return renewing;
  };
}
