import { memo } from 'react';

interface FoldShadeProps {
  id: string;
  /** Position of the fold in mm from the left. */
  fold: number;
  /** Height of the page in mm, which is cut at 0. */
  height: number;
  /** Whether the spread lies flat. */
  isFlat: boolean;
}

/** Width of the shading next to the fold for bound and lay-flat pages, as a fraction of the page. */
const BEND = { bound: 0.16, flat: 0.05 };

/** Gradient stops of a smooth shading, darkest at the fold. */
function shades(dark: number): [at: number, opacity: number][] {
  return [0, 0.06, 0.14, 0.26, 0.42, 0.65, 1].map((at) => [at, dark * (1 - at) ** 3]);
}

/**
 * Shading at the fold: bound pages curve towards it; lay-flat pages have a crease. Memoised: edits of a spread
 * do not affect it.
 */
export const FoldShade = memo(function FoldShade({ id, fold, height, isFlat }: FoldShadeProps) {
  const width = fold * (isFlat ? BEND.flat : BEND.bound);
  const dark = isFlat ? 0.08 : 0.3;
  const area = { y: 0, height, width };
  return (
    <>
      <linearGradient id={`${id}left`}>
        {shades(dark)
          .map(([at, opacity]) => (
            <stop key={at} offset={1 - at} stopColor="#2a1c10" stopOpacity={opacity} />
          ))
          .reverse()}
      </linearGradient>
      <linearGradient id={`${id}right`}>
        {shades(dark * 0.8).map(([at, opacity]) => (
          <stop key={at} offset={at} stopColor="#2a1c10" stopOpacity={opacity} />
        ))}
      </linearGradient>
      <rect {...area} x={fold - width} fill={`url(#${id}left)`} />
      <rect {...area} x={fold} fill={`url(#${id}right)`} />
      <rect
        {...{ x: fold - 0.1, width: 0.2, y: 0, height }}
        fill="#1d140c"
        opacity={isFlat ? 0.16 : 0.5}
      />
    </>
  );
});
