// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createUploadedPhoto, openStudioWith } from '../../studio.test-data';
import { StudioContext } from '../../studio-context';
import { appendPhoto } from '../../studio-store';
import { useAdding } from './use-adding';

it('keeps only the last photo of two that replace one while the first is still being read', async () => {
  const studio = openStudioWith([createUploadedPhoto('old')]);
  const ends = new Map<string, () => void>();
  studio.addFiles = async ([file]) => {
    const name = file?.name ?? '';
    await new Promise<void>((resolve) => ends.set(name, resolve));
    appendPhoto(studio.store, createUploadedPhoto(name));
  };
  const { result } = renderHook(() => useAdding(true), {
    wrapper: ({ children }) => <StudioContext value={studio}>{children}</StudioContext>,
  });
  act(() => result.current.add([new File(['1'], 'first')]));
  act(() => result.current.add([new File(['2'], 'second')]));
  ends.get('first')?.();
  await vi.waitFor(() => expect(studio.store.getState().order).toEqual(['first']));
  ends.get('second')?.();
  await vi.waitFor(() => expect(studio.store.getState().order).toEqual(['second']));
});
