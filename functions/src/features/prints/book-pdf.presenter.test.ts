import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { setImmediate as aTurn } from 'node:timers/promises';
import {
  createTestBook,
  createTestPhotoItem,
  createTestSpread,
  createTestTextItem,
  testPhotoId,
} from '@smriti/shared/book/book.test-data';
import { pageOrnaments } from '@smriti/shared/book/ornaments';
import { coverPage, insidePages } from '@smriti/shared/book/print-pages';
import { expect, it } from 'vitest';
import { encodeTestIccProfile } from '../../platform/pdf/jpeg.test-data';
import { boxInMm } from '../../platform/pdf/read-pdf.test-data';
import {
  ANY_BINDING,
  pageContent,
  FONT,
  createTestPrintJpeg,
  originals,
  pictureNames,
  printBook,
  setter,
  writeBook,
} from './book-pdf.test-data';
import { writePrintFile } from './book-pdf.presenter';

it('has a page for each spread with bleed and trim boxes, and a label of the scene', async () => {
  const book = createTestBook();
  const { pdf } = await printBook(book, insidePages(book, ANY_BINDING));
  expect(pdf.pages).toHaveLength(2);
  expect(boxInMm(pdf.pages[0], 'MediaBox')).toEqual([0, 0, 412.4, 209.2]);
  expect(boxInMm(pdf.pages[0], 'BleedBox')).toEqual([0, 0, 412.4, 209.2]);
  expect(boxInMm(pdf.pages[0], 'TrimBox')).toEqual([3, 3, 409.4, 206.2]);
  expect(pdf.info).toMatchObject({ Title: 'Goa', Author: 'Smriti', Scene: 'abc123' });
  const [intent] = pdf.all('OutputIntent');
  expect(intent?.record.OutputConditionIdentifier).toBe('sRGB IEC61966-2.1');
  expect(pdf.at(intent?.record.DestOutputProfile).bytes.toString('latin1', 16, 20)).toBe('RGB ');
});

it('adds room around the bleed for cut and fold marks', async () => {
  const book = createTestBook();
  const pages = [coverPage(book)].filter((page) => page !== null);
  const plain = await printBook(book, pages);
  const { pdf } = await printBook(book, pages, { markRoom: 8 });
  const [page] = pdf.pages;
  expect(boxInMm(page, 'MediaBox')).toEqual([0, 0, 460.4, 249.2]);
  expect(boxInMm(page, 'BleedBox')).toEqual([8, 8, 452.4, 241.2]);
  expect(boxInMm(page, 'TrimBox')).toEqual([23, 23, 437.4, 226.2]);
  const lines = (text: string) => text.match(/ l$/gm)?.length ?? 0;
  // Two for each corner, and two for each side of the spine.
  expect(lines(pageContent(pdf, 0)) - lines(pageContent(plain.pdf, 0))).toBe(8 + 4);
});

it('embeds each original unchanged, and reads it once', async () => {
  const spreads = [
    createTestSpread('s1', { items: [createTestPhotoItem(1), createTestPhotoItem(2, { x: 220 })] }),
    createTestSpread('s2', {
      items: [createTestPhotoItem(3), createTestPhotoItem(4, { photo: testPhotoId(1), x: 220 })],
    }),
  ];
  const book = createTestBook({ spreads });
  const { pdf, asked } = await printBook(book, insidePages(book, ANY_BINDING));
  expect(asked).toEqual([1, 2, 3].map(testPhotoId));
  const stored = pdf.all('XObject', 'Image').map((picture) => picture.stored);
  expect(stored).toEqual([...originals.values()].map(({ parts }) => Buffer.concat(parts)));
  // The page applies the orientation, so the pictures need no EXIF data.
  for (const picture of stored) expect(picture.includes('Exif')).toBe(false);
  expect(pdf.all('XObject', 'Image')[0]?.record).toMatchObject({
    Filter: 'DCTDecode',
    Width: 4000,
    Height: 3000,
    ColorSpace: 'DeviceRGB',
  });
  expect(pictureNames(pdf, 1)).toEqual(['P3', 'P1']);
});

it('writes the bytes of an original without copying them', async () => {
  const book = createTestBook({
    spreads: [createTestSpread('s1', { items: [createTestPhotoItem(1)] })],
  });
  const { chunks } = await writeBook(book, insidePages(book, ANY_BINDING));
  const parts = originals.get(testPhotoId(1))?.parts ?? [];
  // Parts longer than a marker and its length must be views of the file's own buffer.
  const long = parts.filter(({ length }) => length > 4);
  expect(long.length).toBeGreaterThan(0);
  for (const { buffer, byteOffset, length } of long) {
    const own = chunks.filter(
      (chunk) => chunk.byteOffset === byteOffset && chunk.buffer === buffer,
    );
    expect(own.map((chunk) => chunk.length)).toContain(length);
  }
});

it('reads the next original while one is written, and no other', async () => {
  const book = createTestBook({
    spreads: [createTestSpread('s1', { items: [1, 2, 3].map((n) => createTestPhotoItem(n)) })],
  });
  const asked: string[] = [];
  const held: (() => void)[] = [];
  const sink = new Writable({
    highWaterMark: 1,
    write(chunk: Buffer, _encoding, done) {
      if (!chunk.includes('photo 1')) done();
      else {
        held.push(done);
        sink.emit('held');
      }
    },
  });
  const isHeld = once(sink, 'held');
  const writing = writePrintFile(sink, {
    look: book.look,
    pages: insidePages(book, ANY_BINDING),
    press: null,
    markRoom: 0,
    setter,
    info: { title: 'Goa', author: 'Smriti', scene: 'abc123', createdAt: new Date(0) },
    original(id) {
      asked.push(id);
      return Promise.resolve(createTestPrintJpeg({ body: `photo ${asked.length}` }));
    },
  });
  await isHeld;
  // Lets pending promises settle.
  for (let turn = 0; turn < 5; turn += 1) await aTurn();
  expect(asked).toEqual([1, 2].map(testPhotoId));
  for (const release of held) release();
  await writing;
  expect(asked).toEqual([1, 2, 3].map(testPhotoId));
});

it('splits a bound spread into pages, each with its own photos', async () => {
  const items = [
    createTestPhotoItem(1),
    createTestPhotoItem(2, { x: 230 }),
    createTestPhotoItem(3, { x: 180, w: 60 }),
  ];
  const spreads = ['s1', 's2', 's3'].map((id) =>
    createTestSpread(id, { items: id === 's2' ? items : [] }),
  );
  const book = createTestBook({ lay_flat: false, spreads });
  const { pdf } = await printBook(book, insidePages(book, { pagesMin: 6, pageStep: 2 }));
  expect(pdf.pages).toHaveLength(6);
  expect([0, 1, 2, 3].map((page) => pictureNames(pdf, page))).toEqual([
    [],
    ['P1', 'P2'],
    ['P3', 'P2'],
    [],
  ]);
});

it('places photos upright, rotated and cropped as on the screen', async () => {
  const crop = { x: 0.5, y: 0.5, zoom: 2, turn: 1 } as const;
  const item = createTestPhotoItem(1, { x: 20, y: 30, w: 40, h: 30, crop, radius: 3 });
  const book = createTestBook({ spreads: [createTestSpread('s1', { items: [item] })] });
  const original = () => Promise.resolve(createTestPrintJpeg({ orientation: 3 }));
  const { pdf } = await printBook(book, insidePages(book, ANY_BINDING), { original });
  const content = pageContent(pdf, 0);
  // 80 mm of a rotated photo, centred in the frame, turned by a quarter.
  expect(content).toContain('1 0 0 1 20 15 cm\n0 1 -1 0 0 0 cm');
  // Upside down: the first line at the bottom, from right to left.
  expect(content).toMatch(/^-106\.666667 0 0 80 53\.333333 -40 cm\n\/P1 Do$/m);
});

it('declares the colours of a picture, and inverts only those that Adobe has inverted', async () => {
  const kinds = new Map([
    [testPhotoId(1), createTestPrintJpeg({ profile: encodeTestIccProfile('RGB '), body: 'a' })],
    [testPhotoId(2), createTestPrintJpeg({ profile: encodeTestIccProfile('RGB '), body: 'b' })],
    [testPhotoId(3), createTestPrintJpeg({ channels: 4, isAdobe: true })],
    [testPhotoId(4), createTestPrintJpeg({ channels: 4 })],
    [testPhotoId(5), createTestPrintJpeg({ channels: 1 })],
  ]);
  const items = [1, 2, 3, 4, 5].map((n) => createTestPhotoItem(n));
  const book = createTestBook({ spreads: [createTestSpread('s1', { items })] });
  const original = (id: string) => Promise.resolve(kinds.get(id) ?? createTestPrintJpeg({}));
  const { pdf } = await printBook(book, insidePages(book, ANY_BINDING), { original });
  const [first, second, ...others] = pdf.all('XObject', 'Image').map(({ record }) => record);
  expect(first?.ColorSpace).toEqual(['ICCBased', expect.anything()]);
  expect(second?.ColorSpace).toEqual(first?.ColorSpace);
  const profile = Array.isArray(first?.ColorSpace) ? first.ColorSpace[1] : undefined;
  expect(pdf.at(profile).bytes).toEqual(encodeTestIccProfile('RGB '));
  expect(others.map(({ ColorSpace, Decode }) => [ColorSpace, Decode !== undefined])).toEqual([
    ['DeviceCMYK', true],
    ['DeviceCMYK', false],
    ['DeviceGray', false],
  ]);
});

it('embeds the glyphs of a text, with the characters that they represent', async () => {
  const spreads = [
    createTestSpread('s1', { items: [createTestTextItem({ text: 'दिवाली', x: 50, y: 60 })] }),
  ];
  const book = createTestBook({ spreads });
  const { pdf } = await printBook(book, insidePages(book, ANY_BINDING));
  const [font] = pdf.all('Font', 'Type0');
  expect(font?.record.BaseFont).toMatch(/^[A-Z]{6}\+Figtree/);
  const [descriptor] = pdf.all('FontDescriptor');
  expect(pdf.at(descriptor?.record.FontFile2).bytes.length).toBeGreaterThan(100);
  const content = pageContent(pdf, 0);
  const actual = Buffer.from('\ufeffदिवाली', 'utf16le').swap16().toString('latin1');
  expect(content).toContain(actual.replaceAll('\t', '\\t'));
  expect(content).toContain('1 0 0 -1 2 4 Tm <0001> Tj 1 0 0 -1 3 4 Tm <0001> Tj');
});

it('opens a font once for all files, and embeds the glyphs that each file uses', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'print-font-'));
  const path = join(folder, 'font.ttf');
  await copyFile(setter.fontPath(FONT), path);
  const book = createTestBook({
    spreads: [createTestSpread('s1', { items: [createTestTextItem()] })],
  });
  const given = { setter: { ...setter, fontPath: () => path } };
  const first = await writeBook(book, insidePages(book, ANY_BINDING), given);
  await rm(folder, { recursive: true });
  const second = await writeBook(book, insidePages(book, ANY_BINDING), given);
  expect(Buffer.concat(second.chunks).equals(Buffer.concat(first.chunks))).toBe(true);
});

it('prints only a stamped title on a material without pictures', async () => {
  const book = createTestBook({ cover_shape: { spine: 8, wrap: 15, printable: false } });
  const pages = [coverPage(book)].filter((page) => page !== null);
  const { pdf, asked } = await printBook(book, pages);
  expect(asked).toEqual([]);
  const content = pageContent(pdf, 0);
  expect(content).toContain(' Tj');
  expect(content).not.toMatch(/^f$/m);
});

it('leaves blank leaves empty, and reports its progress', async () => {
  const book = createTestBook({ spreads: [createTestSpread('s1', { background: '#102030' })] });
  const done: number[] = [];
  const onPage = (page: number) => Promise.resolve(void done.push(page));
  const { pdf } = await printBook(book, insidePages(book, { pagesMin: 4, pageStep: 2 }), {
    onPage,
  });
  expect(done).toEqual([1, 2]);
  expect(pageContent(pdf, 0)).toMatch(/^0\.0627\d* 0\.1254\d* 0\.1882\d* scn$/m);
  expect(pageContent(pdf, 1)).toContain('1 1 1 scn');
});

it('fails with the error of a refused picture', async () => {
  const book = createTestBook();
  const original = () => Promise.reject(new Error('gone'));
  await expect(printBook(book, insidePages(book, ANY_BINDING), { original })).rejects.toThrow(
    'gone',
  );
});

it('reports only its first failure, although another original fails, too', async () => {
  const spreads = [1, 2].map((n) => createTestSpread(`s${n}`, { items: [createTestPhotoItem(n)] }));
  const book = createTestBook({ spreads });
  const original = (id: string) =>
    id === testPhotoId(1)
      ? Promise.resolve(createTestPrintJpeg({}))
      : Promise.reject(new Error('gone'));
  const onPage = () => Promise.reject(new Error('full'));
  await expect(
    printBook(book, insidePages(book, ANY_BINDING), { original, onPage }),
  ).rejects.toThrow('full');
});

it('draws ornaments below photos, and the lines of a month below its days', async () => {
  const plain = createTestBook({
    spreads: [createTestSpread('s1', { items: [createTestPhotoItem(1)] })],
  });
  const book = { ...plain, look: { ...plain.look, ornament: 'frame', accent: '#aa0000' } } as const;
  const [page] = insidePages(book, ANY_BINDING);
  if (!page) throw new Error('no page');
  const ornaments = pageOrnaments(book.look, page.sides);
  expect(ornaments.length).toBeGreaterThan(0);
  const rules = [{ x: 20, y: 30, w: 50, h: 0.2, colour: '#00ff00' }];
  const print = { rules, texts: [createTestTextItem({ y: 28 })] };
  const { pdf } = await printBook(book, [{ ...page, print }]);
  const content = pageContent(pdf, 0);
  const photo = content.indexOf('/P1 Do');
  const rule = content.indexOf('20 30 50 0.2 re');
  expect(content.slice(0, photo).match(/ m$/gm)?.length).toBeGreaterThanOrEqual(ornaments.length);
  expect(rule).toBeGreaterThan(photo);
  expect(content.indexOf(' Tj')).toBeGreaterThan(rule);
});
