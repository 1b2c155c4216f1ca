import type { PreflightReport } from '@smriti/shared/order/preflight';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  openPage,
  pressButton,
  answerWithError,
  signInAsAsha,
  stubApi,
} from '#lib/page.test-data.tsx';
import { PreflightSection } from './Preflight';

signInAsAsha();

const GET = 'GET /api/orders/ORD1/preflight';
const boxes = {
  media: { w: 412.4, h: 209.2 },
  bleed: { x: 0, y: 0, w: 412.4, h: 209.2 },
  trim: { x: 3, y: 3, w: 406.4, h: 203.2 },
};
const REPORT: PreflightReport = {
  standard: 'PDF/X-4',
  profile: { hash: 'abc', description: 'Coated FOGRA39' },
  scene_hash: 'abcdef',
  made_at: '2026-03-01T10:00:00.000Z',
  files: [
    {
      kind: 'inside',
      pages: [{ first: 1, last: 30, ...boxes }],
      fonts: ['NotoSans-Regular', 'NotoSerif-Regular'],
      photos: [
        { page: 2, photo: 12, dpi: 180, colours: 'srgb', face_danger: null },
        { page: 4, photo: null, dpi: 96, colours: 'profile', face_danger: 'cut' },
        { page: 5, photo: 3, dpi: 300, colours: 'profile', face_danger: 'fold' },
      ],
      inks: [
        { colour: '#3b2f23', black: 95, texts: 14 },
        { colour: '#9b2d30', black: null, texts: 1 },
      ],
    },
    { kind: 'cover', pages: [{ first: 1, last: 1, ...boxes }], fonts: [], photos: [], inks: [] },
  ],
};

function open(answer: Parameters<typeof stubApi>[0][string]) {
  const api = stubApi({ [GET]: answer });
  openPage(<PreflightSection id="ORD1" madeAt={REPORT.made_at} />, '/admin/print-room/ORD1');
  return api;
}
const sectionOf = (name: string) => screen.getByRole('heading', { name }).parentElement;

it('shows format, boxes, fonts, inks, photos of low resolution and endangered faces', async () => {
  open({ report: REPORT });
  expect(await screen.findByText('Preflight report: 4 warnings')).toBeTruthy();
  expect(screen.getByText('Coated FOGRA39')).toBeTruthy();
  const inside = sectionOf('Inside')?.textContent;
  for (const text of [
    'Pages 1 to 30: 412.4 × 209.2 mm, trimmed to 406.4 × 203.2 mm, bleed 3 mm',
    'NotoSans-Regular, NotoSerif-Regular; all embedded',
    'lowest resolution 96 dpi',
    '2 with a colour profile of their own',
    '1 without a profile, printed as sRGB',
    '#3b2f23: black ink 95%, 14 texts',
    '#9b2d30: several inks, 1 text',
    'A photo on page 4: 96 dpi (clearly soft)Photo 12 on page 2: 180 dpi',
    'A photo on page 4: its frame cuts through a facePhoto 3 on page 5: a face is at the fold',
  ])
    expect(inside).toContain(text);
  expect(sectionOf('Cover')?.textContent).toContain('Page 1: 412.4 × 209.2 mm');
});

it('has no warnings for sharp photos, and names sRGB without a profile', async () => {
  const files = REPORT.files.slice(1);
  open({ report: { ...REPORT, standard: 'PDF 1.7', profile: null, files } });
  expect(await screen.findByText('Preflight report: no warnings')).toBeTruthy();
  expect(screen.getByText('none, colours are sRGB')).toBeTruthy();
});

it('loads the report again after an error', async () => {
  const api = open(answerWithError(500, 'Something went wrong on our side. Please try again.'));
  expect(await screen.findByText('The preflight report could not be loaded.')).toBeTruthy();
  api.set(GET, { report: REPORT });
  pressButton('Try again');
  expect(await screen.findByText(/4 warnings/)).toBeTruthy();
});
