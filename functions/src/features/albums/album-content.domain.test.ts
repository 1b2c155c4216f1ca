import { describe, expect, it } from 'vitest';
import {
  type AlbumContent,
  type AlbumForm,
  applyContentForm,
  emptyAlbumContent,
  isSameContent,
} from './album-content.domain';

const DESIGN: AlbumContent = {
  ...emptyAlbumContent({ product_id: undefined, product_type: 'album' }),
  title: 'Munnar',
  album_size_id: 4,
  paper_type_id: 1,
  frame_id: 1,
  theme_id: 2,
  orientation: 1,
  photo_ids: ['a', 'b'],
};
const CANVAS: AlbumContent = {
  ...DESIGN,
  product_type: 'canvas',
  canvas: { edge_style: 'white', name: 'Asha', email: '', instructions: '' },
};

const image = (photo_id: string, sequence: number) => ({ photo_id, sequence });

describe('applyContentForm', () => {
  it('keeps fields that the form leaves out, and clears those sent as null', () => {
    expect(applyContentForm(DESIGN, {}, [])).toEqual(DESIGN);
    const form: AlbumForm = { title: 'Ooty', frame_id: null, binding_type_id: 3 };
    const expected = { ...DESIGN, title: 'Ooty', frame_id: null, binding_type_id: 3 };
    expect(applyContentForm(DESIGN, form, [])).toEqual(expected);
  });

  // proves studio-22
  it('accepts both spellings of the theme, and prefers the singular', () => {
    expect(applyContentForm(DESIGN, { themes_id: 5 }, []).theme_id).toBe(5);
    expect(applyContentForm(DESIGN, { themes_id: null }, []).theme_id).toBeNull();
    expect(applyContentForm(DESIGN, { theme_id: 6, themes_id: 5 }, []).theme_id).toBe(6);
  });

  it('orders photos by sequence, appends added ones, and lists each once', () => {
    const form = { images: [image('c', 9), image('a', 2)] };
    expect(applyContentForm(DESIGN, form, []).photo_ids).toEqual(['a', 'c']);
    expect(applyContentForm(DESIGN, {}, ['c', 'a', 'c']).photo_ids).toEqual(['a', 'b', 'c']);
  });

  it('accepts at most 500 photos', () => {
    const ids = Array.from({ length: 499 }, (_, index) => String(index));
    const images = { field: 'images', message: 'An album has at most 500 photos.' };
    expect(() => applyContentForm(DESIGN, {}, ids)).toThrow(
      expect.objectContaining({ details: [images] }),
    );
    expect(applyContentForm(DESIGN, {}, ids.slice(1)).photo_ids).toHaveLength(500);
  });

  it('keeps the options of a canvas print that are not sent', () => {
    const form: AlbumForm = { instructions: 'For a hall' };
    expect(applyContentForm(CANVAS, form, []).canvas).toEqual({
      ...CANVAS.canvas,
      instructions: 'For a hall',
    });
  });
});

describe('fields of the canvas form', () => {
  const refused = (content: AlbumContent, form: AlbumForm, field: string, message: string) =>
    expect(() => applyContentForm(content, form, [])).toThrow(
      expect.objectContaining({ code: 'invalid_input', details: [{ field, message }] }),
    );

  it('are refused for an album that cannot store them, unless they are empty', () => {
    refused(DESIGN, { name: 'Asha', email: '' }, 'name', 'is for canvas prints only');
    refused(DESIGN, { edge_style: 'black' }, 'edge_style', 'is for canvas prints only');
    expect(applyContentForm(DESIGN, { name: '' }, [])).toEqual(DESIGN);
  });

  it('are refused without an edge style, because they would be lost', () => {
    const unfinished = { ...CANVAS, canvas: null };
    refused(unfinished, { name: 'Asha' }, 'edge_style', 'Edge style is required');
    expect(applyContentForm(CANVAS, { name: 'Asha' }, [])).toEqual(CANVAS);
  });
});

describe('isSameContent', () => {
  it('ignores the order of fields and additional fields of the record', () => {
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
  ])('detects the change %j', (change) => {
    expect(isSameContent({ ...DESIGN, ...change }, DESIGN)).toBe(false);
  });
});
