// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { StudioContext } from '../studio-context';
import { openStudioWith, createUploadedPhoto } from '../studio.test-data';
import { useRenditions } from './use-renditions';

const imageOf = (id: string) => ({
  id,
  sequence: 1,
  image_path: '',
  width: 300,
  height: 200,
  state: 'ready' as const,
  image_url: `large-of-${id}`,
  thumbnail_url: `new-of-${id}`,
});

it('updates the URLs of each photo, but keeps thumbnails made by the page', () => {
  const studio = openStudioWith([
    createUploadedPhoto('made'),
    createUploadedPhoto('kept', { thumbnail: 'old', rendition: 'old' }),
    createUploadedPhoto('own', { thumbnail: 'blob:own', rendition: 'old' }),
    createUploadedPhoto('other', { thumbnail: 'old', rendition: 'old' }),
  ]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <StudioContext value={studio}>{children}</StudioContext>
  );
  const images = ['made', 'kept', 'own'].map(imageOf);
  renderHook(() => useRenditions(images), { wrapper });
  const { photos } = studio.store.getState();
  expect(photos['made']).toMatchObject({ thumbnail: 'new-of-made', width: 300 });
  expect(photos['kept']).toMatchObject({ thumbnail: 'new-of-kept', rendition: 'new-of-kept' });
  expect(photos['own']).toMatchObject({ thumbnail: 'blob:own', rendition: 'new-of-own' });
  expect(photos['other']).toMatchObject({ thumbnail: 'old', rendition: 'old' });
});
