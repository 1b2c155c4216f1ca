import styles from './OptionDrawing.module.css';

interface OptionDrawingProps {
  kind: 'paper' | 'lamination' | 'cover' | 'binding';
  /** Id of the option, so that neighbours in a list get different tints and hatchings. */
  id: number;
}

const TINTS = [styles.tint0, styles.tint1, styles.tint2, styles.tint3, styles.tint4];

/** Small decorative drawing of an option: paper, lamination, cover or binding. */
export function OptionDrawing({ kind, id }: OptionDrawingProps) {
  const Drawing = DRAWINGS[kind];
  return (
    <svg viewBox="0 0 40 40" className={styles.drawing} aria-hidden="true">
      <g className={TINTS[id % TINTS.length]}>
        <Drawing id={id} />
      </g>
    </svg>
  );
}

const LINES = [0, 1, 2, 3, 4, 5, 6];

/** Sheet with a turned corner; the id determines the coarseness of its grain. */
function Paper({ id }: { id: number }) {
  const gap = 3 + (id % 3) * 1.5;
  return (
    <>
      <path d="M7 4h20l6 6v26H7z" className={styles.fill} />
      {LINES.slice(0, 3 + (id % 4)).map((line) => (
        <path key={line} d={`M10 ${14 + line * gap}h20`} className={styles.grain} />
      ))}
      <path d="M27 4v6h6" className={styles.edge} />
      <path d="M7 4h20l6 6v26H7z" className={styles.edge} />
    </>
  );
}

/** Sheet with a reflection of light. */
function Lamination({ id }: { id: number }) {
  const width = 2 + (id % 4) * 2.5;
  return (
    <>
      <rect x="6" y="6" width="28" height="28" rx="2" className={styles.fill} />
      <path
        d={`M${14 - width / 2} 34L${26 - width / 2} 6h${width}L${14 + width / 2} 34z`}
        className={styles.sheen}
      />
      <rect x="6" y="6" width="28" height="28" rx="2" className={styles.edge} />
    </>
  );
}

/** Closed book with a hatched cover. */
function Cover({ id }: { id: number }) {
  return (
    <>
      <path d="M8 6h22a2 2 0 0 1 2 2v26H10a2 2 0 0 1-2-2z" className={styles.fill} />
      {LINES.slice(0, (id % 3) * 3).map((line) => (
        <path key={line} d={`M${15 + line * 2.5} 6v24`} className={styles.grain} />
      ))}
      <path d="M8 32a2 2 0 0 1 2-2h22M12 6v24" className={styles.edge} />
      <path d="M8 6h22a2 2 0 0 1 2 2v26H10a2 2 0 0 1-2-2z" className={styles.edge} />
    </>
  );
}

/** Open book seen from its lower edge, with stitches or rings along the fold. */
function Binding({ id }: { id: number }) {
  const marks = 2 + (id % 5);
  return (
    <>
      <path
        d="M4 10c6-3 12-3 16 1 4-4 10-4 16-1v20c-6-3-12-3-16 1-4-4-10-4-16-1z"
        className={styles.fill}
      />
      <path d="M20 11v20" className={styles.edge} />
      {LINES.slice(0, marks).map((mark) => (
        <path key={mark} d={`M18 ${13 + (mark * 16) / marks}h4`} className={styles.stitch} />
      ))}
      <path
        d="M4 10c6-3 12-3 16 1 4-4 10-4 16-1v20c-6-3-12-3-16 1-4-4-10-4-16-1z"
        className={styles.edge}
      />
    </>
  );
}

const DRAWINGS = { paper: Paper, lamination: Lamination, cover: Cover, binding: Binding };
