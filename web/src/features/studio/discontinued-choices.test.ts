import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError, callPublic } from '#lib/api/api.ts';
import type { StudioCatalogue } from './choices/studio-catalogue';
import {
  fetchDiscontinuedChoices,
  listDiscontinuedChoices,
  addDiscontinuedChoices,
} from './discontinued-choices';

vi.mock('#lib/api/api.ts', async (original) => ({
  ...(await original<object>()),
  callPublic: vi.fn(),
}));

const option = (id: number) => ({ id, name: `Option ${id}`, description: '', price: 10 });
const OFFERED: StudioCatalogue = {
  sizes: [],
  papers: [option(1)],
  bindings: [],
  laminations: [],
  covers: [],
  frames: [],
  themes: [],
  photoCount: {},
};
const CHOSEN = {
  album_size_id: null,
  paper_type_id: 2,
  binding_type_id: null,
  lamination_id: null,
  cover_type_id: 3,
  frame_id: null,
  theme_id: null,
};

beforeEach(() => {
  vi.mocked(callPublic).mockReset();
});

it('offers archived options that the design uses, but no deleted ones', async () => {
  const missing = listDiscontinuedChoices(OFFERED, CHOSEN);
  expect(missing).toEqual(['papers/2', 'covers/3']);
  vi.mocked(callPublic).mockImplementation(({ path }) =>
    path.startsWith('/paper-types')
      ? Promise.resolve({ ...option(2), archived: true })
      : Promise.reject(new ApiError(404, 'not_found', 'Gone.')),
  );
  const kept = await fetchDiscontinuedChoices(missing, new AbortController().signal);
  const { papers, covers } = addDiscontinuedChoices(OFFERED, kept);
  expect(papers.map(({ id }) => id)).toEqual([1, 2]);
  expect(covers).toEqual([]);
});

it('lists nothing if all choices are offered', () => {
  const chosen = { ...CHOSEN, paper_type_id: 1, cover_type_id: null };
  expect(listDiscontinuedChoices(OFFERED, chosen)).toEqual([]);
});
