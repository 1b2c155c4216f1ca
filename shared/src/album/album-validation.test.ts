import { describe, expect, it } from 'vitest';
import { designProblems } from './album-validation';

const complete = {
  title: 'Goa',
  photos: 1,
  album_size_id: 1,
  paper_type_id: 1,
  frame_id: 1,
  binding_type_id: 1,
  lamination_id: 1,
  cover_type_id: 1,
  edge_style: 'mirrored',
};
const nothing = {
  title: ' ',
  photos: 0,
  album_size_id: null,
  paper_type_id: null,
  frame_id: null,
  binding_type_id: null,
  lamination_id: null,
  cover_type_id: null,
  edge_style: null,
};

const messages = (design: Parameters<typeof designProblems>[0]) =>
  designProblems(design).map(({ message }) => message);

describe('a design', () => {
  it.each(['album', 'product', 'canvas'] as const)('of type %s may be complete', (product_type) => {
    expect(designProblems({ product_type, ...complete })).toEqual([]);
  });

  // proves studio-2
  it('of the create form requires title, frame, size, paper and a photo, but not binding and theme', () => {
    expect(designProblems({ product_type: 'album', ...nothing }).map(({ field }) => field)).toEqual(
      ['title', 'frame_id', 'album_size_id', 'paper_type_id', 'images'],
    );
    expect(designProblems({ product_type: 'album', ...complete, binding_type_id: null })).toEqual(
      [],
    );
  });

  // proves studio-19
  it('that is edited may be an album without a frame, but no canvas without one', () => {
    const frameless = { ...complete, frame_id: null };
    expect(designProblems({ product_type: 'album', ...frameless }, true)).toEqual([]);
    expect(
      designProblems({ product_type: 'album', ...nothing }, true).map(({ field }) => field),
    ).toEqual(['title', 'album_size_id', 'paper_type_id', 'images']);
    expect(designProblems({ product_type: 'canvas', ...frameless }, true)).toHaveLength(1);
  });

  // proves studio-18
  it('of a product has the messages of the shop for missing details', () => {
    expect(messages({ product_type: 'product', ...nothing })).toEqual([
      'Album title is required',
      'Album size is required',
      'Paper type is required',
      'Binding type is required',
      'Lamination is required',
      'Cover type is required',
      'At least one photo is required',
    ]);
  });

  it('for a canvas requires a size, a frame and an edge, but no paper', () => {
    expect(messages({ product_type: 'canvas', ...nothing })).toEqual([
      'Album title is required',
      'Canvas size is required',
      'Frame is required',
      'Edge style is required',
      'At least one photo is required',
    ]);
  });
});
