import {
  FOCUS_GRID_CELLS,
  FOCUS_GRID_SIDE,
  MAX_PACKED_VALUE,
  packValues,
} from '@smriti/shared/book/photo-facts';
import { toLightness, type PixelData, shrinkPixels } from './pixels.domain';

/**
 * Estimates how important each part of a photo is, from its pixels: parts that differ in colour from the
 * whole, have detail, and lie near the centre. There is no face detection.
 */

/** Pixels of the reduced copy per cell, in each direction. */
const POINTS = 8;
const SIDE = FOCUS_GRID_SIDE * POINTS;
/** Weight of a corner cell relative to a central one. */
const CORNER = 0.25;

type Cells = number[];

function eachCell(value: (points: number[]) => number): Cells {
  return Array.from({ length: FOCUS_GRID_CELLS }, (_, cell) => {
    const [column, row] = [cell % FOCUS_GRID_SIDE, Math.floor(cell / FOCUS_GRID_SIDE)];
    const first = row * POINTS * SIDE + column * POINTS;
    return value(
      Array.from({ length: POINTS * POINTS }, (__, at) => {
        const [x, y] = [at % POINTS, Math.floor(at / POINTS)];
        return first + y * SIDE + x;
      }),
    );
  });
}

/** Scales the cells to 0..1; the 97th percentile and above become 1. */
function scaled(cells: Cells): Cells {
  const high =
    cells.toSorted((one, other) => one - other)[Math.floor(FOCUS_GRID_CELLS * 0.97)] ?? 0;
  return cells.map((cell) => (high > 0 ? Math.min(1, cell / high) : 0));
}

/** Distance of a cell's colours from the mean colour of the photo, with lightness at half weight. */
function computeDistinctness({ data }: PixelData): Cells {
  const opponent = (from: number): [number, number, number] => {
    const [red, green, blue] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    return [(red + green + blue) / 6, red - green, (red + green) / 2 - blue];
  };
  const mean = [0, 0, 0];
  for (let point = 0; point < SIDE * SIDE; point += 1) {
    const colour = opponent(point * 3);
    for (const axis of [0, 1, 2] as const)
      mean[axis] = (mean[axis] ?? 0) + colour[axis] / SIDE / SIDE;
  }
  return eachCell((points) => {
    const far = points.map((point) =>
      Math.hypot(...opponent(point * 3).map((one, axis) => one - (mean[axis] ?? 0))),
    );
    return far.reduce((sum, one) => sum + one, 0);
  });
}

/** Amount of detail per cell: sum of the lightness differences between neighbouring pixels. */
function detail(points: PixelData): Cells {
  const light = toLightness(points);
  const at = (point: number) => light[point] ?? 0;
  return eachCell((own) =>
    own.reduce((sum, point) => {
      const right = (point + 1) % SIDE === 0 ? point : point + 1;
      const below = point + SIDE < SIDE * SIDE ? point + SIDE : point;
      return sum + Math.abs(at(right) - at(point)) + Math.abs(at(below) - at(point));
    }, 0),
  );
}

/** Blurs each cell with its neighbours, so that one bright spot does not outweigh a face. */
function softened(cells: Cells): Cells {
  return cells.map((_, cell) => {
    const [column, row] = [cell % FOCUS_GRID_SIDE, Math.floor(cell / FOCUS_GRID_SIDE)];
    let [sum, weights] = [0, 0];
    for (const down of [-1, 0, 1]) {
      for (const across of [-1, 0, 1]) {
        const [x, y] = [column + across, row + down];
        if (x < 0 || y < 0 || x >= FOCUS_GRID_SIDE || y >= FOCUS_GRID_SIDE) continue;
        const weight = (2 - Math.abs(across)) * (2 - Math.abs(down));
        sum += weight * (cells[y * FOCUS_GRID_SIDE + x] ?? 0);
        weights += weight;
      }
    }
    return sum / weights;
  });
}

function computeCentreWeight(cell: number): number {
  const half = (FOCUS_GRID_SIDE - 1) / 2;
  const across = ((cell % FOCUS_GRID_SIDE) - half) / half;
  const down = (Math.floor(cell / FOCUS_GRID_SIDE) - half) / half;
  return CORNER + (1 - CORNER) * Math.exp(-1.1 * (across * across + down * down));
}

export function computeFocusGrid(points: PixelData): string {
  const small = shrinkPixels(points, SIDE, SIDE);
  const [colours, details] = [scaled(computeDistinctness(small)), scaled(detail(small))];
  const raw = softened(
    colours.map(
      (colour, cell) => (0.55 * colour + 0.45 * (details[cell] ?? 0)) * computeCentreWeight(cell),
    ),
  );
  const high = Math.max(...raw);
  return packValues(raw.map((weight) => (high > 0 ? (MAX_PACKED_VALUE * weight) / high : 0)));
}
