// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ProductDescription } from './ProductDescription';

const shown = (html: string) =>
  render(<ProductDescription html={html} />).container.firstElementChild?.innerHTML;

describe('ProductDescription', () => {
  it('keeps simple formatting', () => {
    expect(shown('<p>Made of <strong>paper</strong></p><ul><li>Flat</li></ul>')).toContain(
      '<p>Made of <strong>paper</strong></p><ul><li>Flat</li></ul>',
    );
  });

  // proves products-25
  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<p onclick="alert(1)" style="position:fixed">x</p>',
    '<iframe src="https://example.com"></iframe>',
  ])('sanitises %s', (html) => {
    expect(shown(html)).not.toMatch(/script|onerror|onclick|style|iframe|<img/);
  });
});
