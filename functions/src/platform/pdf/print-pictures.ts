import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import type { Document, PdfInternals, Reference } from './pdfkit-internals';
import { type PrintJpeg, uprightMatrix } from './print-jpeg';

/** Pictures of a print file: unmodified JPEGs without metadata, in their own colour space. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** An embedded picture, which can be drawn repeatedly. */
export interface EmbeddedPicture extends Pick<PrintJpeg, 'width' | 'height' | 'orientation'> {
  name: string;
  reference: object;
}

export interface PictureWriter {
  /** Embeds a picture with identical pixel data. */
  embed: (jpeg: PrintJpeg) => EmbeddedPicture;
  /** Draws a picture upright into a rectangle. */
  drawPicture: (picture: EmbeddedPicture, box: Box) => void;
}

const SPACES = { 1: 'DeviceGray', 3: 'DeviceRGB', 4: 'DeviceCMYK' } as const;

/** Embeds ICC profiles once per content: photos of a camera share one. */
export function createProfileEmbedder(doc: PdfInternals) {
  const known = new Map<string, Reference>();
  return (profile: Uint8Array, channels: 1 | 3 | 4): Reference => {
    const key = createHash('sha256').update(profile).digest('hex');
    const reference = known.get(key) ?? doc.ref({ N: channels, Alternate: SPACES[channels] });
    if (!known.has(key)) reference.end(profile);
    known.set(key, reference);
    return reference;
  };
}

/** PDF dictionary of a picture. */
function pictureEntries(
  { parts, width, height, channels, isInverted, profile }: PrintJpeg,
  profileOf: ReturnType<typeof createProfileEmbedder>,
): string {
  const space = SPACES[channels];
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const colours = profile ? `[/ICCBased ${profileOf(profile, channels).toString()}]` : `/${space}`;
  return [
    '<<',
    '/Type /XObject',
    '/Subtype /Image',
    '/Filter /DCTDecode',
    '/BitsPerComponent 8',
    `/Width ${width}`,
    `/Height ${height}`,
    `/ColorSpace ${colours}`,
    ...(isInverted ? ['/Decode [1 0 1 0 1 0 1 0]'] : []),
    `/Length ${length}`,
    '>>',
  ].join('\n');
}

/** Writes an object from parts. pdfkit's own `end` would copy them, and originals are large. */
function endUncopied(
  own: PdfInternals,
  reference: Reference,
  { entries, parts }: { entries: string; parts: PrintJpeg['parts'] },
): void {
  reference.offset = own._offset;
  own._write(`${reference.id} 0 obj\n${entries}\nstream`);
  for (const part of parts) own._write(part);
  own._write('\nendstream\nendobj');
  own._refEnd(reference);
}

export function createPictureWriter(
  doc: Document,
  own: PdfInternals,
  profileOf: ReturnType<typeof createProfileEmbedder>,
): PictureWriter {
  let count = 0;
  return {
    embed(jpeg) {
      const { parts, width, height, orientation } = jpeg;
      count += 1;
      const entries = pictureEntries(jpeg, profileOf);
      const reference = own.ref();
      endUncopied(own, reference, { entries, parts });
      return { name: `P${count}`, reference, width, height, orientation };
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
