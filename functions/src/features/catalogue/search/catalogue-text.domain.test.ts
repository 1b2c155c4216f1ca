import { describe, expect, it } from 'vitest';
import { foldWords, indexWords, stripMarkup, textsWith } from './catalogue-text.domain';

describe('foldWords', () => {
  it('ignores case, accents and punctuation', () => {
    expect(foldWords('Café-Style “Álbum”, No. 2!')).toEqual(['cafe', 'style', 'album', 'no', '2']);
  });

  it('keeps the vowel signs of Indian scripts', () => {
    expect(foldWords('मेरी यादें')).toEqual(['मेरी', 'यादें']);
  });

  it('finds no words in nothing', () => {
    expect(foldWords(' -- ₹ ')).toEqual([]);
  });
});

describe('stripMarkup', () => {
  it('leaves the words of HTML, and no names of tags, attributes or entities', () => {
    const html = '<p class="lead">Soft&nbsp;touch<br>cover &amp; box</p>';
    expect(foldWords(stripMarkup(html))).toEqual(['soft', 'touch', 'cover', 'box']);
  });
});

describe('textsWith', () => {
  const index = indexWords([['photo', 'book'], [], ['bookmark'], ['notebook']]);

  it('marks the texts in which some word begins so', () => {
    expect([...textsWith(index, 'book')]).toEqual([1, 0, 1, 0]);
  });

  it('marks none for words before, after and between those it knows', () => {
    for (const unknown of ['aa', 'zz', 'cat', 'bookmarks']) {
      expect([...textsWith(index, unknown)]).toEqual([0, 0, 0, 0]);
    }
  });
});
