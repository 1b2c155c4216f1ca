// @vitest-environment jsdom
import type { Album } from '@smriti/shared/album/albums';
import { render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TEST_ALBUM } from '#lib/albums/album.test-data.ts';
import { showLanguage } from '#lib/language/language.ts';
import { AlbumCardFacts } from './AlbumCardFacts';
import { AllAlbumFacts } from './AllAlbumFacts';

const CANVAS: Album = {
  ...TEST_ALBUM,
  title: 'Canvas',
  quantity: 2,
  frame: 'Gallery Black',
  paperType: 'Canvas 340 gsm',
  albumSize: 'Canvas 12x12',
  lamination: 'Matt',
  lamination_id: 1,
  product_type: 'canvas',
  orientation: 1,
  canvas: {
    edge_style: 'wrapped',
    name: 'Asha',
    email: 'asha@smriti.test',
    instructions: 'Leave room at the top',
  },
};

afterEach(() => showLanguage('en'));

it('the page of an album shows each of its choices, like the proof and the review', () => {
  const { container } = render(<AllAlbumFacts album={CANVAS} />);
  const facts = [...container.querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(facts).toEqual([
    'Created1 Jan 2026',
    'SizeCanvas 12x12',
    'OrientationSquare',
    'PaperCanvas 340 gsm',
    'FrameGallery Black',
    'LaminationMatt',
    'EdgesWrapped',
    'InstructionsLeave room at the top',
    'Photos0',
    'Copies2',
  ]);
});

it('a card shows only what was chosen', () => {
  const { container } = render(<AlbumCardFacts album={{ ...CANVAS, frame: '' }} />);
  expect(container.textContent).toBe('Created1 Jan 2026SizeCanvas 12x12Paper typeCanvas 340 gsm');
});

it('a card shows the Hindi names of the choices', async () => {
  await showLanguage('hi');
  const hi = { albumSize: 'कैनवस 12x12', frame: 'गैलरी काला', paperType: 'कैनवस 340 gsm' };
  const { container } = render(<AlbumCardFacts album={{ ...CANVAS, hi }} />);
  for (const name of Object.values(hi)) expect(container.textContent).toContain(name);
});
