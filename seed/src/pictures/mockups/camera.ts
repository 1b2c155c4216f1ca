import { type Point, polygonPath } from '../curves';
import { withOpacity, markup, type Pen } from '../pen';
import { path } from '../shapes';

/** A place in the scene: x to the right, y away from the viewer, z up; z = 0 is the table. */
export type ScenePoint = readonly [x: number, y: number, z: number];

/** Maps a model's coordinates to the scene. */
export type ModelTransform = (place: ScenePoint) => ScenePoint;

/**
 * A camera with parallel projection, so that every flat face is an exact affine image. Angles in
 * degrees; `pitch` 90 looks straight down.
 */
export type Camera = { project(place: ScenePoint): Point };

export function createCamera(view: {
  yaw: number;
  pitch: number;
  scale: number;
  x: number;
  y: number;
}): Camera {
  const yaw = (view.yaw * Math.PI) / 180;
  const pitch = (view.pitch * Math.PI) / 180;
  return {
    project: ([x, y, z]) => {
      const across = x * Math.cos(yaw) - y * Math.sin(yaw);
      const away = x * Math.sin(yaw) + y * Math.cos(yaw);
      return [
        view.x + view.scale * across,
        view.y - view.scale * (away * Math.sin(pitch) + z * Math.cos(pitch)),
      ];
    },
  };
}

/** Moves a lying model over the table and turns it around its origin by degrees. */
export function lyingTransform(x: number, y: number, z = 0, turn = 0): ModelTransform {
  const angle = (turn * Math.PI) / 180;
  return ([px, py, pz]) => [
    x + px * Math.cos(angle) - py * Math.sin(angle),
    y + px * Math.sin(angle) + py * Math.cos(angle),
    z + pz,
  ];
}

/** Sets a lying model upright on its lower edge, facing the viewer and leaning back by degrees. */
export function standingTransform(x: number, y: number, lean = 0, turn = 0): ModelTransform {
  const angle = (lean * Math.PI) / 180;
  const turned = lyingTransform(x, y, 0, turn);
  return ([px, py, pz]) =>
    turned([
      px,
      py * Math.sin(angle) - pz * Math.cos(angle),
      py * Math.cos(angle) + pz * Math.sin(angle),
    ]);
}

/** Tilts one half of an open book about the gutter (x = 0) by degrees. */
export function tiltedTransform(placement: ModelTransform, degrees: number): ModelTransform {
  const angle = (degrees * Math.PI) / 180;
  return ([x, y, z]) => placement([x * Math.cos(angle), y, z + Math.abs(x) * Math.sin(angle)]);
}

/** A flat rectangle of a model: its top left corner and its two edges. */
export type SceneFace = {
  readonly origin: ScenePoint;
  readonly along: ScenePoint;
  readonly down: ScenePoint;
};

function plus(a: ScenePoint, b: ScenePoint, share = 1): ScenePoint {
  return [a[0] + b[0] * share, a[1] + b[1] * share, a[2] + b[2] * share];
}

/** Draws content of w x h units onto a face; a face turned away draws nothing. */
export function drawOnFace(
  camera: Camera,
  placement: ModelTransform,
  face: SceneFace,
  w: number,
  h: number,
  content: string,
): string {
  const origin = camera.project(placement(face.origin));
  const right = camera.project(placement(plus(face.origin, face.along)));
  const low = camera.project(placement(plus(face.origin, face.down)));
  const a = (right[0] - origin[0]) / w;
  const b = (right[1] - origin[1]) / w;
  const c = (low[0] - origin[0]) / h;
  const d = (low[1] - origin[1]) / h;
  if (a * d - b * c <= 1e-6) return '';
  const matrix = [a, b, c, d].map((value) => Math.round(value * 1e5) / 1e5).join(' ');
  return markup`<g transform="matrix(${matrix} ${origin[0]} ${origin[1]})">${content}</g>`;
}

/** A block of a model. */
export type SceneBlock = { readonly from: ScenePoint; readonly size: ScenePoint };

/** The six faces of a block. */
export function blockFaces({
  from,
  size,
}: SceneBlock): Record<'top' | 'front' | 'back' | 'left' | 'right', SceneFace> {
  const [x, y, z] = from;
  const [w, d, t] = size;
  return {
    top: { origin: [x, y + d, z + t], along: [w, 0, 0], down: [0, -d, 0] },
    front: { origin: [x, y, z + t], along: [w, 0, 0], down: [0, 0, -t] },
    back: { origin: [x + w, y + d, z + t], along: [-w, 0, 0], down: [0, 0, -t] },
    left: { origin: [x, y + d, z + t], along: [0, -d, 0], down: [0, 0, -t] },
    right: { origin: [x + w, y, z + t], along: [0, d, 0], down: [0, 0, -t] },
  };
}

function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (source: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const point of source) {
      for (;;) {
        const last = chain.at(-1);
        const before = chain.at(-2);
        if (last === undefined || before === undefined) break;
        const turn =
          (last[0] - before[0]) * (point[1] - before[1]) -
          (last[1] - before[1]) * (point[0] - before[0]);
        if (turn > 0) break;
        chain.pop();
      }
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The shadow of a block on the table, light coming from the upper left behind it. */
export function drawBlockShadow(
  pen: Pen,
  camera: Camera,
  placement: ModelTransform,
  { from, size }: SceneBlock,
  strength = 0.42,
  ground = 0,
): string {
  const corners = [0, 1].flatMap((i) =>
    [0, 1].flatMap((j) =>
      [0, 1].map((k): ScenePoint =>
        placement([from[0] + size[0] * i, from[1] + size[1] * j, from[2] + size[2] * k]),
      ),
    ),
  );
  const cast = (reachX: number, reachY: number): Point[] =>
    hull(
      corners.map(([x, y, z]) =>
        camera.project([x + (z - ground) * reachX, y - (z - ground) * reachY, ground]),
      ),
    );
  const lowest = Math.min(...corners.map((corner) => corner[2]));
  const foot = hull(
    corners
      .filter((corner) => corner[2] < lowest + 2)
      .map((corner) => camera.project([corner[0] + 3, corner[1] - 3, ground])),
  );
  const tone = '#1f120a';
  return (
    (ground === 0
      ? path(polygonPath(cast(1.15, 0.55)), withOpacity(tone, strength * 0.5), pen.blur(26))
      : '') +
    path(polygonPath(cast(0.45, 0.28)), withOpacity(tone, strength * 0.85), pen.blur(7)) +
    (foot.length > 2
      ? path(
          polygonPath(foot),
          withOpacity(tone, strength * 0.5),
          'stroke-width="6" stroke="rgba(31,18,10,.16)" stroke-linejoin="round"',
        )
      : '')
  );
}
