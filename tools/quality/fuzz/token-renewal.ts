/** A caller's session, which requests may end. */
export interface Session {
  token: string;
  /** Whether the API still accepts the token. */
  isGood: (token: string) => Promise<boolean>;
  /** Signs the same caller in again and returns the new token. */
  renew: () => Promise<string>;
}

/**
 * Creates a function that handles a refused token: if it is no longer valid, it is replaced once,
 * also for parallel requests. It returns whether to send the request again.
 */
export function createTokenRenewal(): (session: Session, refused: string) => Promise<boolean> {
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
