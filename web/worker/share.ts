/** Path to which other apps post photos: the `share_target` of the manifest. */
export const SHARE_PATH = '/share-photos';
/** Form field of the shared files, as in the manifest. */
export const SHARED_FILES = 'photos';

/**
 * Stores photos shared by another app, and redirects to the page that puts them into a design.
 * @param keep stores them in the browser
 */
export async function takeShare(
  request: Pick<Request, 'formData' | 'url'>,
  keep: (files: readonly File[]) => Promise<void>,
): Promise<Response> {
  const form = await request.formData();
  await keep(form.getAll(SHARED_FILES).filter((part) => part instanceof File));
  return Response.redirect(new URL(SHARE_PATH, request.url), 303);
}
