import { describe, expect, it } from 'vitest';
import { listPreloadFiles } from './trim-preload-lists.ts';

const FIRST = 'assets/index-a.js';
const IMPORTS = new Map([
  [FIRST, []],
  ['assets/Editor-b.js', [FIRST, 'assets/drawing-c.js']],
  ['assets/drawing-c.js', [FIRST, 'assets/page-d.js']],
  ['assets/page-d.js', []],
  ['assets/Panel-e.js', ['assets/page-d.js', 'assets/fields-f.js']],
]);
const PANEL = ['assets/Panel-e.js', 'assets/page-d.js', FIRST, 'assets/fields-f.js'];

describe('listPreloadFiles', () => {
  it('excludes files that were loaded with the importing chunk', () => {
    expect(listPreloadFiles('assets/Panel-e.js', PANEL, 'assets/Editor-b.js', IMPORTS)).toEqual([
      'assets/Panel-e.js',
      'assets/fields-f.js',
    ]);
  });

  it('lists all files of a chunk that are not loaded yet', () => {
    expect(listPreloadFiles('assets/Panel-e.js', PANEL, 'assets/page-d.js', IMPORTS)).toEqual([
      'assets/Panel-e.js',
      FIRST,
      'assets/fields-f.js',
    ]);
  });

  it('lists nothing in the entry script of every page', () => {
    expect(listPreloadFiles('assets/Panel-e.js', PANEL, FIRST, IMPORTS)).toEqual([]);
  });

  it('lists in the entry script what the first press on the menu needs, in one round trip', () => {
    for (const file of ['assets/MenuSheet-g.js', 'assets/ModalLayer-h.js']) {
      const files = [file, 'assets/page-d.js', FIRST];
      expect(listPreloadFiles(file, files, FIRST, IMPORTS)).toEqual([file, 'assets/page-d.js']);
    }
  });
});
