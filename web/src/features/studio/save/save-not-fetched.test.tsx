// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { CatalogueContext } from '../choices/catalogue-context';
import { NO_OPTIONS, EMPTY_DESIGN_TEXTS } from '../design-content';
import { StudioContext } from '../studio-context';
import { EMPTY_CATALOGUE, openStudioWith, createUploadedPhoto } from '../studio.test-data';
import { useSave } from './use-save';

vi.mock('./send-album', () => Promise.reject(new Error('offline')));

const TARGET = { kind: 'new', productId: null, quantity: 1, userId: 'asha' } as const;
const CHOICES = { ...NO_OPTIONS, frame_id: 1, album_size_id: 1, paper_type_id: 1 };

it.each([
  ['album', { kind: 'failed', message: 'Something went wrong. Please try again.' }],
  ['canvas', { kind: 'notAdded', message: 'Failed to add album to cart' }],
] as const)(
  'shows an error and resumes autosave when the code for saving cannot be loaded: %s',
  async (type, problem) => {
    const studio = openStudioWith([createUploadedPhoto('a')], { type });
    const choices = { ...CHOICES, edge_style: 'black' } as const;
    studio.store.setState({ choices, texts: { ...EMPTY_DESIGN_TEXTS, title: 'Goa' } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <MemoryRouter>
        <QueryClientProvider client={new QueryClient()}>
          <CatalogueContext value={EMPTY_CATALOGUE}>
            <StudioContext value={studio}>{children}</StudioContext>
          </CatalogueContext>
        </QueryClientProvider>
      </MemoryRouter>
    );
    const { result } = renderHook(() => useSave(TARGET, () => Promise.resolve()), { wrapper });
    await act(() => result.current.save('Draft'));
    expect(result.current.problem).toEqual(problem);
    expect(studio.releaseDraft).toHaveBeenCalledOnce();
  },
);
