import type { EDGE_STYLES } from '@smriti/shared/album/albums';
import { useId } from 'react';
import type { CanvasRect, CanvasView } from './canvas-view';
import styles from './CanvasDrawing.module.css';
import type { FrameOption } from './studio-catalogue';

export interface DrawnCanvas {
  view: CanvasView;
  edgeStyle: (typeof EDGE_STYLES)[number] | null;
  /** URL of the photo; null without a photo. */
  picture: string | null;
  frame: FrameOption | null;
  label: string;
}

/** Depth of the stretched canvas in mm. */
const DEPTH_MM = 40;
/** Shift of the far edge of a side, per mm of depth. */
const SHIFT = { x: 0.5, y: 0.3 };

/** A canvas from the front and slightly from the side, with dimmed parts of the photo around it. */
export function CanvasDrawing(props: DrawnCanvas) {
  const { view, label } = props;
  const { front, photo } = view;
  const clip = useId();
  // The drawing contains the whole photo and the sides of the canvas.
  const left = Math.min(0, photo.x);
  const right = Math.max(front.w + DEPTH_MM * SHIFT.x, photo.x + photo.w);
  const top = Math.min(-DEPTH_MM * SHIFT.y, photo.y);
  const bottom = Math.max(front.h, photo.y + photo.h);
  const margin = 10;
  const box = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin];
  return (
    <svg viewBox={box.join(' ')} role="img" aria-label={label}>
      <defs>
        <clipPath id={clip}>
          <rect width={front.w} height={front.h} />
        </clipPath>
      </defs>
      <g className={styles.outside}>
        <CanvasPhoto {...props} at={photo} />
      </g>
      <Sides {...props} />
      <g clipPath={`url(#${clip})`}>
        <CanvasPhoto {...props} at={photo} />
      </g>
      <FrameBorder {...props} />
    </svg>
  );
}

/** The photo, or a drawn landscape without a photo. */
export function CanvasPhoto({ picture, at }: Pick<DrawnCanvas, 'picture'> & { at: CanvasRect }) {
  const { x, y, w, h } = at;
  if (picture) {
    return <image href={picture} {...{ x, y }} width={w} height={h} preserveAspectRatio="none" />;
  }
  return (
    <svg {...{ x, y }} width={w} height={h} viewBox="0 0 100 100" preserveAspectRatio="none">
      <rect width={100} height={100} className={styles.plain} />
      <ellipse cx={70} cy={32} rx={9} ry={9} className={styles.sun} />
      <path d="M0 78 30 46l22 24 16-15 32 30v15H0z" className={styles.hills} />
    </svg>
  );
}

/** Border of the chosen frame, which is printed on the canvas, inside its edge. */
export function FrameBorder({ view, frame }: Pick<DrawnCanvas, 'view' | 'frame'>) {
  const { border_mm: border = 0, border_colour: colour } = frame ?? {};
  if (border === 0) return null;
  const { w, h } = view.front;
  return (
    <rect
      x={border / 2}
      y={border / 2}
      width={w - border}
      height={h - border}
      fill="none"
      stroke={colour}
      strokeWidth={border}
    />
  );
}

/** Right side and top of the canvas, in the chosen edge style. */
function Sides(props: DrawnCanvas) {
  const { w, h } = props.view.front;
  const [rightId, topId] = [useId(), useId()];
  return (
    <>
      <g transform={`matrix(${SHIFT.x} ${-SHIFT.y} 0 1 ${w} 0)`}>
        <clipPath id={rightId}>
          <rect width={DEPTH_MM} height={h} />
        </clipPath>
        <g clipPath={`url(#${rightId})`}>
          <Side
            {...props}
            width={DEPTH_MM}
            height={h}
            continued={`translate(${-w} 0)`}
            mirrored={`translate(${w} 0) scale(-1 1)`}
          />
          <rect width={DEPTH_MM} height={h} className={styles.shade} />
        </g>
      </g>
      <g transform={`matrix(1 0 ${SHIFT.x} ${-SHIFT.y} 0 0)`}>
        <clipPath id={topId}>
          <rect width={w} height={DEPTH_MM} />
        </clipPath>
        <g clipPath={`url(#${topId})`}>
          <Side
            {...props}
            width={w}
            height={DEPTH_MM}
            continued="scale(1 -1)"
            mirrored="scale(1 1)"
          />
          <rect width={w} height={DEPTH_MM} className={styles.light} />
        </g>
      </g>
    </>
  );
}

interface SideProps extends DrawnCanvas {
  width: number;
  height: number;
  /** Transform that continues the photo of the front on this side. */
  continued: string;
  /** Transform that mirrors the photo of the front onto this side. */
  mirrored: string;
}

function Side({ view, edgeStyle, picture, width, height, continued, mirrored }: SideProps) {
  if (edgeStyle === 'white' || edgeStyle === 'black' || edgeStyle === null) {
    return <rect width={width} height={height} className={styles[edgeStyle ?? 'plain']} />;
  }
  return (
    <g transform={edgeStyle === 'wrapped' ? continued : mirrored}>
      <CanvasPhoto picture={picture} at={view.photo} />
    </g>
  );
}
