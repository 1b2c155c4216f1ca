import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { coverPage, insidePages } from '@smriti/shared/book/print-pages';
import { expect, it } from 'vitest';
import { encodeTestIccProfile } from '../../platform/pdf/jpeg.test-data';
import { type OutputProfile, readOutputProfile } from '../../platform/pdf/output-profile';
import { encodeTestOutputProfile } from '../../platform/pdf/output-profile.test-data';
import { readPdf } from '../../platform/pdf/read-pdf.test-data';
import {
  ANY_BINDING,
  createTestPrintJpeg,
  originals,
  pageContent,
  printBook,
  writeBook,
} from './book-pdf.test-data';

/** Tests of print files for a press: PDF/X-4 (ISO 15930-7), parsed as a printer's software would. */

function aPress(): OutputProfile {
  const read = readOutputProfile(encodeTestOutputProfile());
  if ('problem' in read) throw new Error(read.problem);
  return read;
}
const press = aPress();

const book = createTestBook({
  spreads: [
    createTestSpread('s1', {
      items: [createTestPhotoItem(1), createTestPhotoItem(2, { x: 220 }), createTestTextItem()],
    }),
  ],
});
const pages = insidePages(book, ANY_BINDING);

it('is PDF 1.6 with the output profile as its only output intent', async () => {
  const { chunks } = await writeBook(book, pages, { press });
  const file = Buffer.concat(chunks);
  expect(file.toString('latin1', 0, 8)).toBe('%PDF-1.6');
  const pdf = readPdf(file);
  const [intent, ...others] = pdf.all('OutputIntent');
  expect(others).toEqual([]);
  expect(intent?.record).toMatchObject({
    S: 'GTS_PDFX',
    OutputConditionIdentifier: 'Test press',
    Info: 'Test press',
  });
  const profile = pdf.at(intent?.record.DestOutputProfile);
  expect(profile.record.N).toBe(4);
  expect(profile.bytes).toEqual(press.bytes);
});

it('states PDF/X-4 in its metadata, which equal the Info dictionary', async () => {
  const info = {
    title: 'Tom & Mia <3',
    author: 'Smriti',
    scene: 'abc123',
    createdAt: new Date('2026-03-01T10:00:00.500Z'),
  };
  const { pdf } = await printBook(book, pages, { press, info });
  expect(pdf.info).toMatchObject({
    Title: info.title,
    Trapped: 'False',
    GTS_PDFXVersion: 'PDF/X-4',
    CreationDate: 'D:20260301100000Z',
    ModDate: 'D:20260301100000Z',
  });
  const xmp = pdf.at(pdf.root.Metadata).bytes.toString('utf8');
  for (const part of [
    '<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>',
    '<pdf:Trapped>False</pdf:Trapped>',
    '<xmp:CreateDate>2026-03-01T10:00:00Z</xmp:CreateDate>',
    '<xmp:ModifyDate>2026-03-01T10:00:00Z</xmp:ModifyDate>',
    '<xmp:MetadataDate>2026-03-01T10:00:00Z</xmp:MetadataDate>',
    '<xmpMM:VersionID>1</xmpMM:VersionID>',
    '<xmpMM:RenditionClass>default</xmpMM:RenditionClass>',
    'Tom &amp; Mia &lt;3</rdf:li>',
  ])
    expect(xmp).toContain(part);
  expect(xmp).toMatch(/<xmpMM:DocumentID>uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}</);
});

it('defines RGB without a profile as sRGB on each page, and leaves originals unchanged', async () => {
  const { pdf } = await printBook(book, pages, { press });
  for (const page of pdf.pages) {
    const { DefaultRGB } = pdf.record(pdf.record(page.Resources).ColorSpace);
    const [kind, profile] = Array.isArray(DefaultRGB) ? DefaultRGB : [];
    expect(kind).toBe('ICCBased');
    expect(pdf.at(profile).record.N).toBe(3);
  }
  const pictures = pdf.all('XObject', 'Image');
  const embedded = [1, 2].map((n) => Buffer.concat(originals.get(testPhotoId(n))?.parts ?? []));
  expect(pictures.map(({ stored }) => stored)).toEqual(embedded);
});

it('embeds pictures with the profile of the press as plain CMYK', async () => {
  const kinds = new Map([
    [testPhotoId(1), createTestPrintJpeg({ channels: 4, profile: press.bytes, isAdobe: true })],
    [testPhotoId(2), createTestPrintJpeg({ channels: 4, profile: encodeTestIccProfile('CMYK') })],
  ]);
  const original = (id: string) => Promise.resolve(kinds.get(id) ?? createTestPrintJpeg({}));
  const { pdf } = await printBook(book, pages, { press, original });
  const [own, other] = pdf.all('XObject', 'Image').map(({ record }) => record);
  expect(own?.ColorSpace).toBe('DeviceCMYK');
  expect(other?.ColorSpace).toEqual(['ICCBased', expect.anything()]);
});

it('prints nearly grey letters and marks in black ink alone, and other colours as they are', async () => {
  const colours = ['#3b2f23', '#9b2d30'];
  const items = colours.map((colour, n) =>
    createTestTextItem({ id: `t${n}`, colour, y: 60 + 20 * n }),
  );
  const dark = createTestBook({
    spreads: [createTestSpread('s1', { items, background: '#202020' })],
  });
  const inside = insidePages(dark, ANY_BINDING);
  const { pdf } = await printBook(dark, inside, { press, markRoom: 8 });
  const content = pageContent(pdf, 0);
  expect(content).toMatch(/^\/DeviceCMYK cs\n0 0 0 0\.95 scn$/m);
  expect(content).toMatch(/^\/DeviceCMYK CS\n0 0 0 1 SCN$/m);
  expect(content).toMatch(/^0\.607\d* 0\.176\d* 0\.188\d* scn$/m);
  // backgrounds keep their colours, because only letters and lines are printed in black ink alone
  expect(content).toMatch(/^0\.125\d* 0\.125\d* 0\.125\d* scn$/m);
  const plain = await printBook(dark, inside, { markRoom: 8 });
  expect(pageContent(plain.pdf, 0)).not.toContain('DeviceCMYK');
});

it('is not required: a file without a press stays in sRGB', async () => {
  const { chunks } = await writeBook(book, pages);
  const file = Buffer.concat(chunks);
  expect(file.toString('latin1', 0, 8)).toBe('%PDF-1.7');
  const pdf = readPdf(file);
  expect(pdf.all('OutputIntent')[0]?.record.S).toBe('GTS_PDFA1');
  expect(pdf.info).not.toHaveProperty('Trapped');
  expect(pdf.record(pdf.record(pdf.pages[0]?.Resources).ColorSpace)).toEqual({});
});

it('describes boxes, photos, letters and fonts of a cover with room for marks', async () => {
  const cover = [coverPage(book)].filter((page) => page !== null);
  const { facts } = await writeBook(book, cover, { press, markRoom: 8 });
  expect(facts.pages).toMatchObject([
    {
      media: { w: 460.4, h: 249.2 },
      bleed: { x: 8, y: 8, w: 444.4, h: 233.2 },
      trim: { x: 23, y: 23, w: 414.4, h: 203.2 },
    },
  ]);
});
