import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { findFaces } from './find-faces';
import type { Pixels } from './pictures';

const WIDTH = 800;
const HEIGHT = 600;
/** Height of a drawn face from hairline to chin at scale 1, in pixels. */
const FACE_HEIGHT = 132;

/** A drawn portrait whose nose is at `x`, `y`. */
const drawFace = (x: number, y: number, scale: number) => `
  <g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M-62-30Q-70-95 0-100Q70-95 62-30L58 40H-58Z" fill="#1f1410"/>
    <ellipse rx="50" ry="66" fill="url(#skin)"/>
    <path d="M-52-20Q-46-72 0-72Q46-72 52-20Q30-52 0-54Q-30-52-52-20" fill="#1f1410"/>
    <path d="M-34-20q12-9 24 0M10-20q12-9 24 0" stroke="#2a1a12" stroke-width="5" fill="none"/>
    <ellipse cx="-22" cy="-6" rx="10" ry="5.5" fill="#fff"/><circle cx="-22" cy="-6" r="5"/>
    <ellipse cx="22" cy="-6" rx="10" ry="5.5" fill="#fff"/><circle cx="22" cy="-6" r="5"/>
    <path d="M-4-4Q-9 18-10 20Q0 28 10 20Q9 18 4-4" fill="#b07a55" opacity=".55"/>
    <path d="M-20 36Q0 48 20 36Q0 30-20 36" fill="#a0433c"/>
  </g>`;

async function drawPeople(...faces: Parameters<typeof drawFace>[]): Promise<Pixels> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <radialGradient id="skin" cx=".45" cy=".4"><stop stop-color="#dba57c"/>
      <stop offset=".8" stop-color="#c48a60"/><stop offset="1" stop-color="#9c6742"/></radialGradient>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#8fa9b5"/>
    ${faces.map((face) => drawFace(...face)).join('')}</svg>`;
  const drawing = sharp(Buffer.from(svg)).removeAlpha().raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

describe('findFaces', () => {
  let couple: Pixels;
  let nobody: Pixels;
  let grey: Pixels;
  // Drawn first: the code of the pictures lets no drawings be read once it is loaded.
  beforeAll(async () => {
    couple = await drawPeople([220, 300, 1.4], [580, 280, 1.7]);
    nobody = await drawPeople();
    const { data, width, height } = couple;
    grey = { data: data.filter((_, at) => at % 3 === 1), width, height, channels: 1 };
  });

  it('finds each face, from hairline to chin', async () => {
    const faces = (await findFaces(couple)).toSorted((one, other) => one.x - other.x);
    expect(faces).toHaveLength(2);
    for (const [at, [x, y, scale]] of (
      [
        [220, 300, 1.4],
        [580, 280, 1.7],
      ] as const
    ).entries()) {
      const face = faces[at];
      if (!face) throw new Error('a face is missing');
      expect(face.x * WIDTH).toBeLessThan(x);
      expect((face.x + face.w) * WIDTH).toBeGreaterThan(x);
      expect(face.y * HEIGHT).toBeLessThan(y);
      expect(face.h * HEIGHT).toBeGreaterThan(0.6 * scale * FACE_HEIGHT);
      expect(face.h * HEIGHT).toBeLessThan(1.4 * scale * FACE_HEIGHT);
    }
  });

  it('finds them in a grey picture', async () => {
    expect(await findFaces(grey)).toHaveLength(2);
  });

  it('finds none in a picture of nobody', async () => {
    expect(await findFaces(nobody)).toEqual([]);
  });
});
