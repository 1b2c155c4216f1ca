interface AwaitedToken {
  promise: Promise<string>;
  resolve: (token: string) => void;
  reject: (error: Error) => void;
}

let awaited: AwaitedToken | null = null;

function createAwaitedToken(): AwaitedToken {
  let [resolve, reject]: [(token: string) => void, (error: Error) => void] = [() => {}, () => {}];
  const promise = new Promise<string>((onToken, onError) => {
    [resolve, reject] = [onToken, onError];
  });
  // Perhaps no call waits for it.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

/**
 * Token of the next sign-in, for which the calls of a page wait after its session has ended
 * (docs/rules.md#accounts-4).
 */
export const tokenAfterSignIn = {
  /** The awaited token; null unless a session has ended and its page is still shown. */
  get: (): Promise<string> | null => awaited?.promise ?? null,
  await(): Promise<string> {
    awaited ??= createAwaitedToken();
    return awaited.promise;
  },
  /** Lets the calls go on. */
  arrive(token: string): void {
    awaited?.resolve(token);
    awaited = null;
  },
  /** Lets the calls fail. */
  giveUp(): void {
    awaited?.reject(new Error('the session has ended'));
    awaited = null;
  },
};
