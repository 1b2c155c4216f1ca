import styles from './AlbumTableDrawing.module.css';

/** Angles of the eleven petals in one of a marigold's two rings, in degrees. */
const PETALS = Array.from({ length: 11 }, (_, index) => Math.round((index * 360) / 11));

interface PlaceProps {
  /** SVG transform that positions the object on the table. */
  at: string;
}

function Marigold({ at }: PlaceProps) {
  return (
    <g transform={at} className={styles.flower}>
      {PETALS.map((angle) => (
        <ellipse key={angle} cy="-15" rx="5.5" ry="8" transform={`rotate(${angle})`} />
      ))}
      {PETALS.map((angle) => (
        <ellipse key={angle} cy="-8.5" rx="4" ry="6" transform={`rotate(${angle + 16})`} />
      ))}
      <circle r="5" />
    </g>
  );
}

/** Photo print of hills under the sun, 96 x 76 including its white border. */
function HillsPrint({ at }: PlaceProps) {
  return (
    <g transform={at}>
      <path className={styles.paper} d="M0 0h96v76H0z" />
      <path className={styles.dusk} d="M7 7h82v62H7z" />
      <circle className={styles.sun} cx="66" cy="27" r="9" />
      <path className={styles.far} d="m7 52 20-19 17 15 13-10 32 26v5H7z" />
      <path className={styles.near} d="m7 69 27-20 18 12 15-9 22 17z" />
    </g>
  );
}

/** Photo print of two people at the sea, seen from behind. */
function SeaPrint({ at }: PlaceProps) {
  return (
    <g transform={at}>
      <path className={styles.paper} d="M0 0h78v96H0z" />
      <path className={styles.sky} d="M7 7h64v46H7z" />
      <path className={styles.sea} d="M7 53h64v18H7z" />
      <path className={styles.sand} d="M7 71h64v18H7z" />
      <circle className={styles.sun} cx="24" cy="24" r="7" />
      <g className={styles.people}>
        <circle cx="37" cy="47" r="4.5" />
        <path d="M29 82c0-18 2-29 8-29s8 11 8 29z" />
        <circle cx="52" cy="55" r="3.6" />
        <path d="M46 82c0-13 1-21 6-21s6 8 6 21z" />
      </g>
    </g>
  );
}

/** Open album: a full-page picture on the left, two pictures with captions on the right. */
function OpenAlbum() {
  return (
    <g transform="translate(62 118) rotate(-4 180 105)">
      <rect className={styles.cover} x="-8" y="-6" width="376" height="228" rx="7" />
      <path className={styles.page} d="M180 6C150-2 60-4 0 2v208c60-6 150-4 180 4z" />
      <path className={styles.page} d="M180 6c30-8 120-10 180-4v208c-60-6-150-4-180 4z" />
      <path className={styles.dusk} d="M16 18c48-4 100-3 144 3v172c-44-6-96-7-144-3z" />
      <circle className={styles.sun} cx="112" cy="72" r="18" />
      <path className={styles.far} d="m16 132 42-42 36 32 24-20 42 36v55c-44-6-96-7-144-3z" />
      <path className={styles.near} d="m16 190 54-46 36 28 24-16 30 24v13c-44-6-96-7-144-3z" />
      <path className={styles.fold} d="M180 6v208" />
      <path className={styles.sky} d="M204 24c44-4 92-5 134-3v78c-42-2-90-1-134 3z" />
      <path className={styles.roof} d="M226 100V70l22-18 22 18v29zM276 98V76l16-12 16 12v22z" />
      <path className={styles.door} d="M242 100V82h12v17zM288 98V84h8v14z" />
      <path className={styles.sand} d="M204 116c20-2 40-3 60-4v66c-20 1-40 2-60 4z" />
      <g className={styles.leaf}>
        <path d="M234 176c0-24 2-34 12-46-2 18-4 30-12 46zM234 176c-1-20-6-28-16-34 2 14 6 24 16 34z" />
      </g>
      <path
        className={styles.caption}
        d="M278 124c20-1 40-1 60 0M278 136c15-1 30-1 46 0M278 148c18-1 36-1 54 0"
      />
    </g>
  );
}

/** Drawing of an album on a table with loose prints and marigolds. Decorative. */
export function AlbumTableDrawing() {
  return (
    <svg viewBox="0 0 480 420" className={styles.drawing} aria-hidden="true">
      <HillsPrint at="translate(70 14) rotate(8 48 38)" />
      <OpenAlbum />
      <SeaPrint at="translate(372 22) rotate(-9 39 48)" />
      <Marigold at="translate(236 66)" />
      <Marigold at="translate(282 92) scale(0.7)" />
      <Marigold at="translate(60 372) scale(0.85)" />
    </svg>
  );
}
