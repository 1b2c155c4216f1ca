import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { PdfkitDocument, PdfInternals, PdfReference } from './pdfkit-internals';
import { type PrintJpeg, uprightMatrix } from './print-jpeg';

/** Pictures of a print file: unmodified JPEGs without metadata, in their own colour space. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface EmbeddedPicture extends Pick<PrintJpeg, 'width' | 'height' | 'orientation'> {
  name: string;
  reference: object;
  /** Colour space: stated by an embedded profile, or derived from the number of channels. */
  colours: 'profile' | 'grey' | 'srgb' | 'cmyk';
}

export interface PictureWriter {
  /** Embeds a picture with identical pixel data. */
  embed: (jpeg: PrintJpeg) => EmbeddedPicture;
  drawPicture: (picture: EmbeddedPicture, box: Box) => void;
}

const SPACES = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' } as const;

const PLAIN_COLOURS = { 1: 'grey', 3: 'srgb', 4: 'cmyk' } as const;

/** Embeds ICC profiles once per content: photos of a camera share one. */
export function createProfileEmbedder(doc: PdfInternals) {
  const known = new Map<string, PdfReference>();
  return (profile: Uint8Array, channels: 1 | 3 | 4): PdfReference => {
    const key = createHash('sha256').update(profile).digest('hex');
    const reference = known.get(key) ?? doc.ref({ N: channels, Alternate: SPACES[channels] });
    if (!known.has(key)) reference.end(profile);
    known.set(key, reference);
    return reference;
  };
}

type ProfileEmbedder = ReturnType<typeof createProfileEmbedder>;

export interface PictureColours {
  profileOf: ProfileEmbedder;
  /** Profile of the output intent: pictures that have it need no conversion. */
  intent: PdfReference;
}

function colourSpace(
  { channels, profile }: PrintJpeg,
  { profileOf, intent }: PictureColours,
): string {
  const reference = profile && profileOf(profile, channels);
  const isDevice = reference === null || (channels === 4 && reference === intent);
  return isDevice ? `/${SPACES[channels]}` : `[/ICCBased ${reference.toString()}]`;
}

function pictureEntries(jpeg: PrintJpeg, colours: PictureColours): string {
  const { parts, width, height, isInverted } = jpeg;
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return [
    '<<',
    '/Type /XObject',
    '/Subtype /Image',
    '/Filter /DCTDecode',
    '/BitsPerComponent 8',
    `/Width ${width}`,
    `/Height ${height}`,
    `/ColorSpace ${colourSpace(jpeg, colours)}`,
    ...(isInverted ? ['/Decode [1 0 1 0 1 0 1 0]'] : []),
    `/Length ${length}`,
    '>>',
  ].join('\n');
}

/** Writes an object from parts. pdfkit's own `end` would copy them, and originals are large. */
function writeWithoutCopying(
  own: PdfInternals,
  reference: PdfReference,
  { entries, parts }: { entries: string; parts: PrintJpeg['parts'] },
): void {
  reference.offset = own._offset;
  own._write(`${reference.id} 0 obj\n${entries}\nstream`);
  for (const part of parts) own._write(part);
  own._write('\nendstream\nendobj');
  own._refEnd(reference);
}

export function createPictureWriter(
  doc: PdfkitDocument,
  own: PdfInternals,
  colours: PictureColours,
): PictureWriter {
  let count = 0;
  return {
    embed(jpeg) {
      const { parts, width, height, orientation, profile, channels } = jpeg;
      count += 1;
      const entries = pictureEntries(jpeg, colours);
      const reference = own.ref();
      writeWithoutCopying(own, reference, { entries, parts });
      return {
        name: `P${count}`,
        reference,
        width,
        height,
        orientation,
        colours: profile ? 'profile' : PLAIN_COLOURS[channels],
      };
    },
    drawPicture({ name, reference, orientation }, box) {
      Object.assign(z.parse(z.custom<object>(), doc.page.xobjects), { [name]: reference });
      doc.save();
      own.transform(...uprightMatrix(orientation, box));
      own.addContent(`/${name} Do`);
      doc.restore();
    },
  };
}
