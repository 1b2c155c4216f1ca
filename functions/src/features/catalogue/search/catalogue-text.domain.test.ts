import { describe, expect, it } from 'vitest';
import { normaliseWords, indexWords, stripMarkup, matchPrefix } from './catalogue-text.domain';

describe('normaliseWords', () => {
  it('ignores case, accents and punctuation', () => {
    expect(normaliseWords('Café-Style “Álbum”, No. 2!')).toEqual([
      'cafe',
      'style',
      'album',
      'no',
      '2',
    ]);
  });

  it('keeps the vowel signs of Indian scripts', () => {
    expect(normaliseWords('मेरी यादें')).toEqual(['मेरी', 'यादें']);
  });

  it('unifies the spelling of Devanagari words, with or without nukta and with any nasal', () => {
    expect(normaliseWords('फ़ोटो चाँद कैलेण्डर कैलेन्डर')).toEqual(normaliseWords('फोटो चांद कैलेंडर कैलेंडर'));
    expect(normaliseWords('जन्मदिन')).toEqual(['जन्मदिन']);
  });

  it('returns no words for an empty text', () => {
    expect(normaliseWords(' -- ₹ ')).toEqual([]);
  });
});

describe('stripMarkup', () => {
  it('keeps the words of HTML, without names of tags, attributes and entities', () => {
    const html = '<p class="lead">Soft&nbsp;touch<br>cover &amp; box</p>';
    expect(normaliseWords(stripMarkup(html))).toEqual(['soft', 'touch', 'cover', 'box']);
  });
});

describe('matchPrefix', () => {
  const index = indexWords([['photo', 'book'], [], ['bookmark'], ['notebook']]);

  it('marks the texts with a word that starts with the prefix', () => {
    expect([...matchPrefix(index, 'book')]).toEqual([1, 0, 1, 0]);
  });

  it('marks none for words before, after and between the known ones', () => {
    for (const unknown of ['aa', 'zz', 'cat', 'bookmarks']) {
      expect([...matchPrefix(index, unknown)]).toEqual([0, 0, 0, 0]);
    }
  });
});
