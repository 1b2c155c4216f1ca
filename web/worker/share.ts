/** Path to which other apps post photos, the `share_target` of the manifest. */
export const SHARE_PATH = '/share-photos';
/** Form field with the shared files, as in the manifest. */
export const SHARED_FILES_FIELD = 'photos';

/**
 * Stores photos that another app has shared, and redirects to the page that adds them to a design.
 * @param keep stores the files in the browser
 */
export async function receiveSharedPhotos(
  request: Pick<Request, 'formData' | 'url'>,
  keep: (files: readonly File[]) => Promise<void>,
): Promise<Response> {
  const form = await request.formData();
  await keep(form.getAll(SHARED_FILES_FIELD).filter((part) => part instanceof File));
  return Response.redirect(new URL(SHARE_PATH, request.url), 303);
}
