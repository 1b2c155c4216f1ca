import { useId } from 'react';
import { type DrawnCanvas, FrameBorder, CanvasPhoto } from './CanvasDrawing';
import styles from './WallDrawing.module.css';

/** Measures of the room in mm; the table is 120 cm wide, as its caption says. */
const ROOM = { w: 2000, h: 1500 };
const FLOOR = 1400;
const TABLE = { x: 400, y: 1020, w: 1200, top: 40 };
/** Height of the middle of the canvas above the table. */
const ABOVE_TABLE = 480;

/** A canvas on a wall above a table, to scale. */
export function WallDrawing({ label, ...canvas }: DrawnCanvas) {
  const clip = useId();
  const { w, h } = canvas.view.front;
  const x = ROOM.w / 2 - w / 2;
  const y = TABLE.y - ABOVE_TABLE - h / 2;
  return (
    <svg viewBox={`0 0 ${ROOM.w} ${ROOM.h}`} role="img" aria-label={label}>
      {/* Wider than the room, which may be narrower than the drawing. */}
      <rect x={-ROOM.w} y={FLOOR} width={3 * ROOM.w} height={ROOM.h} className={styles.floor} />
      <Table />
      <g transform={`translate(${x} ${y})`}>
        <clipPath id={clip}>
          <rect width={w} height={h} />
        </clipPath>
        <rect x={12} y={16} width={w} height={h} className={styles.shadow} />
        <g clipPath={`url(#${clip})`}>
          <CanvasPhoto picture={canvas.picture} at={canvas.view.photo} />
        </g>
        <FrameBorder {...canvas} />
      </g>
    </svg>
  );
}

/** A table with a vase, as a measure for the canvas. */
function Table() {
  const { x, y, w, top } = TABLE;
  return (
    <g className={styles.table}>
      <rect {...{ x, y }} width={w} height={top} />
      <rect x={x + 50} y={y + top} width={40} height={FLOOR - y - top} />
      <rect x={x + w - 90} y={y + top} width={40} height={FLOOR - y - top} />
      <path d={`M${x + 130} ${y}c-60 -70 -40 -150 0 -190h60c40 40 60 120 0 190z`} />
      <path
        d={`M${x + 160} ${y - 190}c-10 -110 -60 -160 -110 -200m110 200c0 -120 20 -190 70 -240`}
        className={styles.twig}
      />
    </g>
  );
}
