/** Where other apps send photos to: the `share_target` of the manifest. */
export const SHARE_PATH = '/share-photos';
/** What the manifest calls the files of a share. */
export const SHARED_FILES = 'photos';

/**
 * Takes photos that another app shared, and leads to the page that puts them into a design.
 * @param keep keeps them in the browser
 */
export async function takeShare(
  request: Pick<Request, 'formData' | 'url'>,
  keep: (files: readonly File[]) => Promise<void>,
): Promise<Response> {
  const form = await request.formData();
  await keep(form.getAll(SHARED_FILES).filter((part) => part instanceof File));
  return Response.redirect(new URL(SHARE_PATH, request.url), 303);
}
