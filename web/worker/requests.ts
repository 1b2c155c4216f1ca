/*
 * Classification of requests for the service worker. Requests of no class go to the network: writes, private
 * answers, payments, uploads (docs/rules.md#offline-2).
 */

/** Paths that are not pages of the app, although a browser may navigate to them. */
const NO_PAGES = [/^\/api\//, /^\/assets\//, /^\/__\//, /\.[a-z0-9]+$/i];

type Asked = Pick<Request, 'method' | 'headers'>;

/** Whether the shell can be the response to a navigation to this URL. */
export function isPageUrl({ pathname }: URL): boolean {
  return !NO_PAGES.some((pattern) => pattern.test(pathname));
}

/** Whether a URL is a chunk, style or font with a hash in its name, which never changes. */
export function isAssetUrl(url: URL, origin: string): boolean {
  return url.origin === origin && url.pathname.startsWith('/assets/');
}

/**
 * Whether a call has no token, so that its answer may be public; `isPublicAnswer` checks the answer
 * itself.
 */
export function isUnsignedCall(url: URL, request: Asked, origin: string): boolean {
  return (
    url.origin === origin &&
    url.pathname.startsWith('/api/') &&
    request.method === 'GET' &&
    !request.headers.has('Authorization')
  );
}

/** Whether an API answer is the same for all users; all others are `no-store` or `private`. */
export function isPublicAnswer({ status, headers }: Pick<Response, 'status' | 'headers'>): boolean {
  return status === 200 && (headers.get('Cache-Control') ?? '').startsWith('public');
}

export interface PictureStore {
  /** Origin of Cloud Storage for Firebase, or of its emulator. */
  origin: string;
  bucket: string;
}

/**
 * Whether a URL is a catalogue picture, which is public and never changes. Photos of customers are
 * stored elsewhere.
 */
export function isCataloguePicture(url: URL, { origin, bucket }: PictureStore): boolean {
  const folder = `/v0/b/${bucket}/o/${encodeURIComponent('catalogue/')}`;
  return url.origin === origin && url.pathname.startsWith(folder) && !url.searchParams.has('token');
}
