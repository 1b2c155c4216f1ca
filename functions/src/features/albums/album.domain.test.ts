import { describe, expect, it } from 'vitest';
import {
  type AlbumContent,
  type AlbumForm,
  assertContentOpen,
  assertNotPlaced,
  contentWith,
  isSameContent,
  strayCanvasFields,
} from './album.domain';

const DESIGN: AlbumContent = {
  title: 'Munnar',
  product_type: 'album',
  product_id: null,
  album_size_id: 4,
  paper_type_id: 1,
  frame_id: 1,
  binding_type_id: null,
  theme_id: 2,
  lamination_id: null,
  cover_type_id: null,
  orientation: 1,
  canvas: null,
  photo_ids: ['a', 'b'],
};
const CANVAS: AlbumContent = {
  ...DESIGN,
  product_type: 'canvas',
  canvas: { edge_style: 'white', name: 'Asha', email: '', instructions: '' },
};

const image = (photo_id: string, sequence: number) => ({ photo_id, sequence });

describe('contentWith', () => {
  it('leaves what the form leaves out, and clears what it sends as null', () => {
    expect(contentWith(DESIGN, {}, [])).toEqual(DESIGN);
    const form: AlbumForm = { title: 'Ooty', frame_id: null, binding_type_id: 3 };
    const expected = { ...DESIGN, title: 'Ooty', frame_id: null, binding_type_id: 3 };
    expect(contentWith(DESIGN, form, [])).toEqual(expected);
  });

  it('takes both spellings of the theme, the singular first', () => {
    expect(contentWith(DESIGN, { themes_id: 5 }, []).theme_id).toBe(5);
    expect(contentWith(DESIGN, { themes_id: null }, []).theme_id).toBeNull();
    expect(contentWith(DESIGN, { theme_id: 6, themes_id: 5 }, []).theme_id).toBe(6);
  });

  it('orders photos by sequence, puts added ones behind, and each once', () => {
    const form = { images: [image('c', 9), image('a', 2)] };
    expect(contentWith(DESIGN, form, []).photo_ids).toEqual(['a', 'c']);
    expect(contentWith(DESIGN, {}, ['c', 'a', 'c']).photo_ids).toEqual(['a', 'b', 'c']);
  });

  it('keeps the options of a canvas print that are not sent', () => {
    const form: AlbumForm = { instructions: 'For a hall' };
    expect(contentWith(CANVAS, form, []).canvas).toEqual({
      ...CANVAS.canvas,
      instructions: 'For a hall',
    });
    expect(contentWith(DESIGN, { edge_style: 'black' }, []).canvas).toBeNull();
  });
});

describe('strayCanvasFields', () => {
  it('names what an album cannot keep, and lets empty fields pass', () => {
    expect(strayCanvasFields({ name: 'Asha', email: '' }, DESIGN)).toEqual([
      { field: 'name', message: 'is for canvas prints only' },
    ]);
    expect(strayCanvasFields({ name: '' }, DESIGN)).toEqual([]);
  });

  it('asks for the edge style before anything else of the form would be lost', () => {
    const unfinished = { ...CANVAS, canvas: null };
    expect(strayCanvasFields({ name: 'Asha' }, unfinished)).toEqual([
      { field: 'edge_style', message: 'Edge style is required' },
    ]);
    expect(strayCanvasFields({ name: 'Asha' }, CANVAS)).toEqual([]);
  });
});

describe('isSameContent', () => {
  it('ignores the order of fields and whatever else a record has', () => {
    const { title, ...rest } = DESIGN;
    expect(isSameContent({ ...rest, title, extra: 1 } as AlbumContent, DESIGN)).toBe(true);
    const canvas = { instructions: '', email: '', name: 'Asha', edge_style: 'white' } as const;
    expect(isSameContent({ ...CANVAS, canvas }, CANVAS)).toBe(true);
  });

  it.each([
    [{ title: 'Ooty' }],
    [{ theme_id: null }],
    [{ orientation: null }],
    [{ photo_ids: ['b', 'a'] }],
    [{ photo_ids: ['a'] }],
    [{ canvas: CANVAS.canvas }],
  ])('sees %j', (change) => {
    expect(isSameContent({ ...DESIGN, ...change }, DESIGN)).toBe(false);
  });
});

describe('assertContentOpen', () => {
  it.each([
    ['Draft', undefined, true],
    ['Cart', undefined, true],
    ['Draft', 'Requested', true],
    ['Requested', 'Draft', true],
    ['Responded', 'Draft', true],
    ['Approved', 'Draft', true],
    ['Requested', undefined, false],
    ['Responded', 'Requested', false],
    ['Responded', 'Approved', false],
    ['Approved', undefined, false],
  ] as const)('takes new content in %s with a move to %s: %s', (status, to, isTaken) => {
    const check = () => assertContentOpen({ status, is_placed: false }, to, 'owner');
    if (isTaken) expect(check).not.toThrow();
    else expect(check).toThrow(/is Re|is Ap/);
  });

  it('leaves a placed album as it is', () => {
    const placed = { status: 'Approved', is_placed: true } as const;
    const refusal = { code: 'conflict', details: { status: 'Approved', allowed: [] } };
    expect(() => assertContentOpen(placed, 'Draft', 'owner')).toThrow(
      expect.objectContaining(refusal),
    );
    expect(() => assertNotPlaced(placed)).toThrow(expect.objectContaining(refusal));
    expect(() => assertNotPlaced({ ...placed, is_placed: false })).not.toThrow();
  });
});
