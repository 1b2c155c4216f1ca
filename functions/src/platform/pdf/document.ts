import PDFDocument from 'pdfkit';
import { type Pen, createPen } from './pen';

interface PaperOptions {
  /** Name of the format, or width and height in points. */
  size: 'A4' | 'A6' | [width: number, height: number];
  /** Margin of the page in points. */
  margin: number;
  title: string;
  author: string;
  createdAt: Date;
}

/** Renders a PDF with one page per item of `pages`. pdfkit loads slowly: import this module lazily. */
export function renderPdf(
  { size, margin, title, author, createdAt }: PaperOptions,
  pages: readonly ((pen: Pen) => void)[],
): Promise<Buffer> {
  const info = { Title: title, Author: author, CreationDate: createdAt };
  const doc = new PDFDocument({ size, margin, lang: 'en-IN', info });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const pen = createPen(doc);
  for (const [index, draw] of pages.entries()) {
    if (index > 0) doc.addPage();
    draw(pen);
  }
  return new Promise((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}
