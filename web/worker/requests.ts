/*
 * What the service worker has a part in, by its request. Whatever none of these names goes to the
 * network as if there were no worker: writes, private answers, payments, uploads
 * (docs/rules.md#offline-2).
 */

/** Paths below the origin that are no pages of the app, although a browser may navigate to them. */
const NO_PAGES = [/^\/api\//, /^\/assets\//, /^\/__\//, /\.[a-z0-9]+$/i];

type Asked = Pick<Request, 'method' | 'headers'>;

/** Whether the shell can stand in for the answer to this navigation. */
export function isPage({ pathname }: URL): boolean {
  return !NO_PAGES.some((pattern) => pattern.test(pathname));
}

/** Chunks, styles and fonts with a hash in their names, which never change. */
export function isAsset(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith('/assets/');
}

/**
 * A call that nobody signed: its answer may be public. Whether it is, the answer says itself; see
 * `isPublicAnswer`.
 */
export function isUnsignedCall(url: URL, request: Asked, origin: string): boolean {
  return (
    url.origin === origin &&
    url.pathname.startsWith('/api/') &&
    request.method === 'GET' &&
    !request.headers.has('Authorization')
  );
}

/** Whether an answer of the API is the same for everybody. All others say `no-store` or `private`. */
export function isPublicAnswer({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && (headers.get('Cache-Control') ?? '').startsWith('public');
}

/** Where the catalogue's pictures lie. */
export interface PictureStore {
  /** Of Cloud Storage for Firebase, or of its emulator. */
  origin: string;
  bucket: string;
}

/** The catalogue's pictures are public and never change; photos of customers lie elsewhere. */
export function isCataloguePicture(url: URL, { origin, bucket }: PictureStore): boolean {
  const folder = `/v0/b/${bucket}/o/${encodeURIComponent('catalogue/')}`;
  return url.origin === origin && url.pathname.startsWith(folder) && !url.searchParams.has('token');
}
