import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { assetFilePath } from '../asset-file-path';
import type { OutputProfile } from './output-profile';
import type { PdfkitDocument, PdfInternals, PdfReference } from './pdfkit-internals';
import type { createProfileEmbedder } from './print-pictures';

/** Output intent of a print file: that of a press, as PDF/X-4 (ISO 15930-7), or sRGB without a profile. */

export interface PrintInfo {
  title: string;
  author: string;
  /** Identifies the saved design of the book. */
  scene: string;
  createdAt: Date;
}

const STANDARD = 'PDF/X-4';
const SRGB = 'sRGB IEC61966-2.1';
const PROGRAM = 'PDFKit';

/** A value that pdfkit writes as a name; it writes strings of the Info dictionary as texts. */
const NOT_TRAPPED = { [Symbol.toStringTag]: 'Name', toString: () => '/False' };

/** PDF version and Info dictionary of a print file; of PDF/X-4 if there is an output profile. */
export function pdfFileOptions(info: PrintInfo, press: OutputProfile | null) {
  const { title, author, scene, createdAt } = info;
  const about = { Title: title, Author: author, CreationDate: createdAt, Scene: scene };
  if (!press) return { pdfVersion: '1.7', info: about } as const;
  return {
    pdfVersion: '1.6',
    // The standard reads its version from XMP; other programs look for it here.
    info: { ...about, ModDate: createdAt, Trapped: NOT_TRAPPED, GTS_PDFXVersion: STANDARD },
  } as const;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** XMP metadata that make a file PDF/X-4; values equal those of the Info dictionary. */
function pressMetadata({ title, author, scene, createdAt }: PrintInfo): string {
  const time = `${createdAt.toISOString().split('.')[0] ?? ''}Z`;
  const id = createHash('sha256').update([scene, title, time].join('\n')).digest('hex');
  const document = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20)].join('-');
  return `<rdf:Description rdf:about=""
  xmlns:xmp="http://ns.adobe.com/xap/1.0/"
  xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"
  xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:pdf="http://ns.adobe.com/pdf/1.3/"
  xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
  <xmp:CreateDate>${time}</xmp:CreateDate>
  <xmp:ModifyDate>${time}</xmp:ModifyDate>
  <xmp:MetadataDate>${time}</xmp:MetadataDate>
  <xmp:CreatorTool>${PROGRAM}</xmp:CreatorTool>
  <xmpMM:DocumentID>uuid:${document}-${id.slice(20, 32)}</xmpMM:DocumentID>
  <xmpMM:VersionID>1</xmpMM:VersionID>
  <xmpMM:RenditionClass>default</xmpMM:RenditionClass>
  <dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>
  <dc:creator><rdf:Seq><rdf:li>${escaped(author)}</rdf:li></rdf:Seq></dc:creator>
  <pdf:Producer>${PROGRAM}</pdf:Producer>
  <pdf:Trapped>False</pdf:Trapped>
  <pdfxid:GTS_PDFXVersion>${STANDARD}</pdfxid:GTS_PDFXVersion>
</rdf:Description>`;
}

interface Intent {
  /** Profile of the output intent. */
  profile: PdfReference;
  /** Profile of RGB colours without an embedded profile; null if the file has no output profile. */
  defaultRgb: PdfReference | null;
}

/** Adds the output intent to a file, and for a press the metadata of PDF/X-4. */
export function addOutputIntent(
  doc: PdfkitDocument,
  own: PdfInternals,
  given: {
    info: PrintInfo;
    press: OutputProfile | null;
    profileOf: ReturnType<typeof createProfileEmbedder>;
  },
): Intent {
  const { info, press, profileOf } = given;
  const srgb = profileOf(readFileSync(assetFilePath('colour', 'srgb.icc')), 3);
  const profile = press ? profileOf(press.bytes, 4) : srgb;
  const name = press?.description ?? SRGB;
  const intent = own.ref({
    Type: 'OutputIntent',
    S: press ? 'GTS_PDFX' : 'GTS_PDFA1',
    OutputConditionIdentifier: new String(name),
    Info: new String(name),
    DestOutputProfile: profile,
  });
  intent.end();
  own._root.data.OutputIntents = [intent];
  if (press) own._addInfo = () => doc.appendXML(pressMetadata(info));
  return { profile, defaultRgb: press ? srgb : null };
}
