// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createAlbumPhoto } from './album-review.test-data';
import { ReviewedPicture } from './ReviewedPicture';

afterEach(cleanup);

it.each([
  ['processing', 'is still being prepared'],
  ['failed', 'cannot be read as a picture'],
  ['gone', 'we did not keep it'],
] as const)('explains the missing picture of a %s photo', (state, text) => {
  render(
    <ReviewedPicture
      photo={{ ...createAlbumPhoto('a', 1), state, remark: '', pin: null, reply: '' }}
    />,
  );
  expect(screen.getByText(new RegExp(text))).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
