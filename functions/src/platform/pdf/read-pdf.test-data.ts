import { inflateSync } from 'node:zlib';

/** A PDF value; `Reference` refers to an object. */
export type PdfValue = string | number | boolean | null | Reference | PdfValue[] | PdfRecord;
export interface PdfRecord {
  [key: string]: PdfValue | undefined;
}
export class Reference {
  constructor(readonly id: number) {}
}

const TOKEN =
  /\s*(<<|>>|\[|\]|\d+ \d+ R\b|\/[^\s<>[\]()/]*|<[0-9a-fA-F]*>|\((?:\\[\s\S]|[^\\)])*\)|[-+.\w]+)/y;

/** Parses the value at a position. */
function valueAt(text: string, from: number): { value: PdfValue; end: number } {
  let at = from;
  function next(): string {
    TOKEN.lastIndex = at;
    const [whole = '', token = ''] = TOKEN.exec(text) ?? [];
    if (token === '') throw new Error(`no PDF at ${at}: ${text.slice(at, at + 40)}`);
    at += whole.length;
    return token;
  }
  function value(token: string): PdfValue {
    if (token === '<<') {
      const record: PdfRecord = {};
      for (let key = next(); key !== '>>'; key = next()) record[key.slice(1)] = value(next());
      return record;
    }
    if (token === '[') {
      const list: PdfValue[] = [];
      for (let item = next(); item !== ']'; item = next()) list.push(value(item));
      return list;
    }
    if (token.endsWith(' R')) return new Reference(Number.parseInt(token, 10));
    if (token.startsWith('/')) return token.slice(1);
    if (token.startsWith('(')) return stringOf(token.slice(1, -1).replace(/\\([\s\S])/g, '$1'));
    if (token.startsWith('<'))
      return stringOf(Buffer.from(token.slice(1, -1), 'hex').toString('latin1'));
    if (token === 'true' || token === 'false') return token === 'true';
    return token === 'null' ? null : Number(token);
  }
  return { value: value(next()), end: at };
}

/** Decodes UTF-16 with a byte order mark; other text stays unchanged. */
function stringOf(bytes: string): string {
  if (!bytes.startsWith('\xfe\xff')) return bytes;
  return Buffer.from(bytes.slice(2), 'latin1').swap16().toString('utf16le');
}

export interface PdfObject {
  record: PdfRecord;
  /** Stored bytes of its stream. */
  stored: Buffer;
  /** Stream bytes, unpacked if compressed by us. */
  bytes: Buffer;
}

/** A PDF parsed by its object table, for tests. */
export interface PdfFile {
  /** The object a value refers to. */
  at(value: PdfValue | undefined): PdfObject;
  record(value: PdfValue | undefined): PdfRecord;
  root: PdfRecord;
  info: PdfRecord;
  pages: PdfRecord[];
  /** All objects of a type and subtype. */
  all(type: string, subtype?: string): PdfObject[];
}

function isRecord(value: PdfValue | undefined): value is PdfRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Reference)
  );
}

function objectAt(file: Buffer, text: string, offset: number): PdfObject {
  const head = /^\d+ \d+ obj\s/.exec(text.slice(offset, offset + 40));
  if (!head) throw new Error(`no object at ${offset}`);
  const { value, end } = valueAt(text, offset + head[0].length);
  const record = isRecord(value) ? value : { value };
  const start = /^\s*stream\r?\n/.exec(text.slice(end, end + 20));
  const from = end + (start?.[0].length ?? 0);
  const stored = start ? file.subarray(from, from + Number(record.Length)) : Buffer.alloc(0);
  const bytes = record.Filter === 'FlateDecode' ? inflateSync(stored) : stored;
  return { record, stored, bytes };
}

/** Parses a PDF with a single object table. @throws for an invalid file */
export function readPdf(file: Buffer): PdfFile {
  const text = file.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const entries = [...text.slice(table).matchAll(/^(\d{10}) \d{5} ([nf])/gm)];
  const objects = entries.slice(1).map(([, offset]) => objectAt(file, text, Number(offset)));
  const { value: trailer } = valueAt(text, text.indexOf('trailer', table) + 'trailer'.length);
  const at = (value: PdfValue | undefined): PdfObject => {
    const found = value instanceof Reference ? objects[value.id - 1] : undefined;
    if (!found) throw new Error(`${JSON.stringify(value)} points nowhere`);
    return found;
  };
  const recordOf = (value: PdfValue | undefined): PdfRecord => {
    if (value instanceof Reference) return at(value).record;
    return isRecord(value) ? value : {};
  };
  const root = recordOf(recordOf(trailer).Root);
  const info = Object.fromEntries(
    Object.entries(recordOf(recordOf(trailer).Info)).map(([key, one]) => [
      key,
      at(one).record.value,
    ]),
  );
  const kids = recordOf(root.Pages).Kids;
  return {
    at,
    root,
    info,
    record: recordOf,
    pages: Array.isArray(kids) ? kids.map(recordOf) : [],
    all: (type, subtype) =>
      objects.filter(
        ({ record }) =>
          record.Type === type && (subtype === undefined || record.Subtype === subtype),
      ),
  };
}

type Matrix = readonly [number, number, number, number, number, number];

function multiplied([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [
    a * A + b * C,
    a * B + b * D,
    c * A + d * C,
    c * B + d * D,
    e * A + f * C + E,
    e * B + f * D + F,
  ];
}

const MATRIX = /^((?:[-.\d]+ ){6})cm$/;
const PICTURE = /^\/(\w+) Do$/;

/** A picture on a page: its object and resolution. */
export interface DrawnPicture {
  stored: Buffer;
  /** Resolution along the stored width and height. */
  dpi: readonly [number, number];
}

/** Pictures of a page in drawing order. */
export function drawnPictures(pdf: PdfFile, page: PdfRecord): DrawnPicture[] {
  const pictures = pdf.record(pdf.record(page.Resources).XObject);
  const saved: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  const drawn: DrawnPicture[] = [];
  for (const line of pdf.at(page.Contents).bytes.toString('latin1').split('\n')) {
    if (line === 'q') saved.push(matrix);
    if (line === 'Q') matrix = saved.pop() ?? matrix;
    const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] =
      MATRIX.exec(line)?.[1]?.trim().split(' ').map(Number) ?? [];
    matrix = multiplied([a, b, c, d, e, f], matrix);
    const name = PICTURE.exec(line)?.[1];
    if (name === undefined) continue;
    const { record, stored } = pdf.at(pictures[name]);
    const [across, down] = [Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3])];
    const dpi = [
      (Number(record.Width) * 72) / across,
      (Number(record.Height) * 72) / down,
    ] as const;
    drawn.push({ stored, dpi });
  }
  return drawn;
}

/** A page box in mm from the lower left corner, rounded to two decimals. */
export function boxInMm(page: PdfRecord | undefined, name: string): number[] {
  const box = page?.[name];
  if (!Array.isArray(box)) throw new Error(`no ${name}`);
  return box.map((value) => Math.round(Number(value) * (25.4 / 72) * 100) / 100);
}
