import sharp, { type Sharp } from 'sharp';

/** Size of a drawing, and height of a drawn face from hairline to chin at scale 1, in pixels. */
export const PEOPLE_DRAWING = { width: 800, height: 600, faceHeight: 132 } as const;

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

/** A drawing of faces, as `[x, y, scale]`. */
export function drawPeople(...faces: Parameters<typeof drawFace>[]): Sharp {
  const { width, height } = PEOPLE_DRAWING;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <radialGradient id="skin" cx=".45" cy=".4"><stop stop-color="#dba57c"/>
      <stop offset=".8" stop-color="#c48a60"/><stop offset="1" stop-color="#9c6742"/></radialGradient>
    <rect width="${width}" height="${height}" fill="#8fa9b5"/>
    ${faces.map((face) => drawFace(...face)).join('')}</svg>`;
  // blocked in processes that have decoded a picture, because it is not an accepted format
  sharp.unblock({ operation: ['VipsForeignLoadSvg'] });
  return sharp(Buffer.from(svg)).removeAlpha();
}
