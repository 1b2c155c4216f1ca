import { beforeAll, describe, expect, it } from 'vitest';
import { drawPeople, PEOPLE_DRAWING } from './drawn-people.test-data';
import { findFaces } from './find-faces';
import type { Pixels } from './pictures';

const { width: WIDTH, height: HEIGHT, faceHeight: FACE_HEIGHT } = PEOPLE_DRAWING;

async function drawPixels(...faces: Parameters<typeof drawPeople>): Promise<Pixels> {
  const drawing = drawPeople(...faces).raw();
  const { data, info } = await drawing.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

describe('findFaces', () => {
  let couple: Pixels;
  let nobody: Pixels;
  let grey: Pixels;
  beforeAll(async () => {
    couple = await drawPixels([220, 300, 1.4], [580, 280, 1.7]);
    nobody = await drawPixels();
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

  it('finds faces in a grey picture', async () => {
    expect(await findFaces(grey)).toHaveLength(2);
  });

  it('finds none in a picture without people', async () => {
    expect(await findFaces(nobody)).toEqual([]);
  });
});
