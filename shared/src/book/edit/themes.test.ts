import { expect, it } from 'vitest';
import { ORNAMENTS } from '../../catalogue/print-fields';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  testPhotoId,
} from '../book.test-data';
import { cornerRadius } from '../corners';
import { pageOrnaments } from '../ornaments';
import { book as bookSchema } from '../scene';
import { previewSpreadIndex, previewLook, applyLook } from './themes';

const { look } = createTestBook();
const NIGHT = { ...look, paper: '#141a2b', ink: '#f2ead7', margin: 30, ornament: 'stars' } as const;
const PAGE = { x: 0, y: 0, w: 200, h: 200, bleed: { left: 3, right: 0, top: 3, bottom: 3 } };

const numbersIn = (d: string) => [...d.matchAll(/-?\d+(?:\.\d+)?/g)].map(([one]) => Number(one));

it('applies a theme to the whole book, including locked spreads, and moves nothing', () => {
  const spreads = [createTestSpread('s1', { locked: true, items: [createTestPhotoItem(1)] })];
  const changed = applyLook(createTestBook({ spreads }), NIGHT);
  expect(changed.look).toEqual({ ...NIGHT, margin: 10 });
  expect(changed.spreads).toEqual(spreads);
});

it('previews a theme on the first spread with two pages, with its own margins', () => {
  const spreads = ['s1', 's2', 's3'].map((id, at) =>
    createTestSpread(id, { items: [createTestPhotoItem(at + 1)] }),
  );
  const bound = createTestBook({ lay_flat: false, spreads });
  expect(previewSpreadIndex(bound)).toBe(1);
  expect(previewSpreadIndex(createTestBook({ spreads }))).toBe(0);
  expect(previewSpreadIndex(createTestBook({ spreads: [createTestSpread('s1')] }))).toBe(0);
  const photo = { id: testPhotoId(2), width: 4000, height: 3000, facts: null, sequence: 1 };
  const tried = previewLook(bound, NIGHT, 1, [photo]);
  const [frame] = tried.spreads[1]?.items ?? [];
  expect(frame?.x).toBeGreaterThanOrEqual(30);
  const locked = { ...bound, spreads: spreads.map((one) => ({ ...one, locked: true })) };
  expect(previewLook(locked, NIGHT, 1, [photo]).spreads).toEqual(locked.spreads);
});

it.each(ORNAMENTS.filter((one) => one !== 'none'))(
  'prints %s on the margin only, the same each time, in colours of the theme',
  (ornament) => {
    const made = pageOrnaments({ ...look, margin: 18, ornament }, [PAGE]);
    expect(made.length).toBeGreaterThan(0);
    expect(made).toEqual(pageOrnaments({ ...look, margin: 18, ornament }, [PAGE]));
    for (const { d, fill, stroke } of made) {
      expect((fill ?? stroke?.colour)?.match(/^#[0-9a-f]{6}$/)).toBeTruthy();
      const numbers = numbersIn(d);
      expect(numbers.every(Number.isFinite)).toBe(true);
      // in the style `full`, the margin is 0.6 of the look's
      const inside = numbers
        .filter((_, at) => at % 2 === 0)
        .map((x, at) => [x, numbers[2 * at + 1]]);
      const within = inside.filter(
        ([x = 0, y = 0]) => Math.min(x, y, 200 - x, 200 - y) > 0.6 * 18 + 0.1,
      );
      expect(within).toEqual([]);
    }
  },
);

it('draws a border of a cover across its spine, and a frame on each side only', () => {
  const front = { ...PAGE, x: 210, bleed: { left: 0, right: 3, top: 3, bottom: 3 } };
  const reaches = (ornament: 'blocks' | 'frame') =>
    pageOrnaments({ ...look, margin: 18, ornament }, [PAGE, front]).some(({ d }) => {
      const across = numbersIn(d).filter((_, at) => at % 2 === 0);
      return Math.min(...across) < 200 && Math.max(...across) > 210;
    });
  expect(reaches('blocks')).toBe(true);
  expect(reaches('frame')).toBe(false);
});

it('prints nothing without an ornament, and on margins that are too small', () => {
  expect(pageOrnaments(look, [PAGE])).toEqual([]);
  expect(pageOrnaments({ ...look, margin: 3, ornament: 'frame' }, [PAGE])).toEqual([]);
});

it('rounds corners as the theme defines, except those beyond the edge of a page', () => {
  const trim = { x: 0, y: 0, w: 400, h: 200 };
  const round = { corner: 5 };
  expect(cornerRadius(createTestPhotoItem(1), round, trim)).toBe(5);
  expect(cornerRadius(createTestPhotoItem(1, { radius: 2 }), round, trim)).toBe(2);
  expect(cornerRadius(createTestPhotoItem(1, { x: -3 }), round, trim)).toBe(0);
  expect(cornerRadius(createTestPhotoItem(1, { w: 8, h: 6 }), round, trim)).toBe(3);
});

it('parses books of earlier releases, whose themes have no ornament', () => {
  const { paper, ink, margin, gap, font, border } = look;
  const old = { paper, ink, margin, gap, font, border };
  expect(bookSchema.parse({ ...createTestBook(), look: old })).toEqual(createTestBook());
});
