import { expect, it, vi } from 'vitest';
import { receiveSharedPhotos } from './share';

it('stores the files of a share, and redirects to the page that adds them to a design', async () => {
  const form = new FormData();
  form.append('photos', new File(['1'], 'goa.jpg'));
  form.append('title', 'My trip');
  form.append('photos', new File(['2'], 'sea.heic'));
  form.append('photos', 'not a file');
  const keep = vi.fn<(files: readonly File[]) => Promise<void>>(() => Promise.resolve());
  const request = new Request('https://smriti.test/share-photos', { method: 'POST', body: form });

  const answer = await receiveSharedPhotos(request, keep);

  expect(keep.mock.calls[0]?.[0].map(({ name }) => name)).toEqual(['goa.jpg', 'sea.heic']);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('Location')).toBe('https://smriti.test/share-photos');
});
