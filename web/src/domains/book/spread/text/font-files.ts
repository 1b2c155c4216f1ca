import type { FontId } from '@smriti/shared/book/text/fonts';

/** URLs of the font files by path; the print renderer uses the same files. */
const FILES = import.meta.glob<string>('../../../../../../functions/assets/fonts/book/*.ttf', {
  eager: true,
  query: '?url',
  import: 'default',
});

const addresses = new Map(
  Object.entries(FILES).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);

/** @throws RangeError for a font without a file */
export function fontAddress(font: FontId): string {
  const address = addresses.get(`${font}.ttf`);
  if (address === undefined) throw new RangeError(`the font ${font} has no file`);
  return address;
}
