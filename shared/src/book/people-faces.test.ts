import { describe, expect, it } from 'vitest';
import { packFaces, unpackFaces } from './people-faces';
import { MAX_FACES, photoFacts } from './photo-facts';

describe('packed faces', () => {
  it('are unpacked to within 0.2%, largest first', () => {
    const small = { x: 0.123, y: 0.456, w: 0.05, h: 0.07 };
    const large = { x: 0.5, y: 0, w: 0.4, h: 0.6 };
    const found = unpackFaces(packFaces([small, large]));
    expect(found).toHaveLength(2);
    for (const [at, face] of [large, small].entries())
      for (const side of ['x', 'y', 'w', 'h'] as const)
        expect(Math.abs((found[at]?.[side] ?? 1) - face[side])).toBeLessThan(0.002);
  });

  it('are empty for an empty text', () => {
    expect(packFaces([])).toBe('');
    expect(unpackFaces('')).toEqual([]);
  });

  it('are limited to the largest, and stay within the photo', () => {
    const many = Array.from({ length: MAX_FACES + 5 }, (_, at) => ({
      x: -0.1,
      y: 0.99,
      w: 0.1 + at / 100,
      h: 1.5,
    }));
    const text = packFaces(many);
    expect(photoFacts.shape.faces.safeParse(text).success).toBe(true);
    expect(unpackFaces(text)).toHaveLength(MAX_FACES);
    expect(unpackFaces(text)[0]).toMatchObject({ x: 0, h: 1 });
  });
});
