import type { Face } from './face';

interface FoldShadeProps {
  id: string;
  face: Face;
  /** In mm from the left. */
  fold: number;
}

/** How far from the fold a bound page bends, and a lay-flat one, as a part of the page. */
const BEND = { bound: 0.16, flat: 0.05 };

/** Two pages that meet: bound ones bend towards the fold, lay-flat ones show a crease. */
export function FoldShade({ id, face: { trim, isFlat }, fold }: FoldShadeProps) {
  const width = fold * (isFlat ? BEND.flat : BEND.bound);
  const dark = isFlat ? 0.07 : 0.34;
  const light = isFlat ? 0.05 : 0.2;
  const area = { y: trim.y, height: trim.h, width };
  return (
    <>
      <linearGradient id={`${id}left`}>
        <stop offset="0" stopColor="#fff" stopOpacity="0" />
        <stop offset="0.45" stopColor="#fff" stopOpacity={light} />
        <stop offset="0.7" stopColor="#2a1c10" stopOpacity={dark * 0.18} />
        <stop offset="1" stopColor="#2a1c10" stopOpacity={dark} />
      </linearGradient>
      <linearGradient id={`${id}right`}>
        <stop offset="0" stopColor="#2a1c10" stopOpacity={dark} />
        <stop offset="0.22" stopColor="#2a1c10" stopOpacity={dark * 0.22} />
        <stop offset="0.5" stopColor="#fff" stopOpacity={light} />
        <stop offset="1" stopColor="#fff" stopOpacity="0" />
      </linearGradient>
      <rect {...area} x={fold - width} fill={`url(#${id}left)`} />
      <rect {...area} x={fold} fill={`url(#${id}right)`} />
      <rect
        {...{ x: fold - 0.1, width: 0.2, y: trim.y, height: trim.h }}
        fill="#1d140c"
        opacity={isFlat ? 0.16 : 0.5}
      />
    </>
  );
}
