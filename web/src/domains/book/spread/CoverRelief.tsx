import type { CoverMaterial } from '@smriti/shared/book/cover-materials';
import { MATERIAL_COLOURS } from '@smriti/shared/book/material-colours';
import type { Box } from './face';

interface CoverReliefProps {
  id: string;
  box: Box;
  material: Exclude<CoverMaterial, 'print'>;
}

/** Texture of a cover without a printed picture. */
export function CoverRelief({ id, box, material }: CoverReliefProps) {
  const colours = MATERIAL_COLOURS[material];
  const area = { x: box.x, y: box.y, width: box.w, height: box.h };
  return (
    <>
      <pattern id={id} width="2.4" height="2.4" patternUnits="userSpaceOnUse">
        {material === 'linen' ? <Weave {...colours} /> : <Grain {...colours} />}
      </pattern>
      <rect {...area} fill={colours.ground} />
      <rect {...area} fill={`url(#${id})`} opacity="0.5" />
    </>
  );
}

interface Tones {
  dark: string;
  light: string;
}

function Weave({ dark, light }: Tones) {
  return (
    <>
      <path d="M0 .3h1.2M1.2 1.5h1.2" stroke={light} strokeWidth="0.5" />
      <path d="M0 .9h1.2M1.2 2.1h1.2" stroke={dark} strokeWidth="0.3" />
      <path d="M1.5 0v1.2M.3 1.2v1.2" stroke={light} strokeWidth="0.35" />
      <path d="M2.1 0v1.2M.9 1.2v1.2" stroke={dark} strokeWidth="0.25" />
    </>
  );
}

function Grain({ dark, light }: Tones) {
  return (
    <>
      <path
        d="M0 .7q.6-.5 1.1 0t1.3-.2M.2 1.9q.5.4 1-.1t1.2.1M.8 0q.3.6 0 1.1t.2 1.3M2 0q-.3.7.1 1.2t-.1 1.2"
        fill="none"
        stroke={dark}
        strokeWidth="0.22"
      />
      <path d="M.2 1q.5-.4.9 0M1.4 1.6q.4.3.8 0" fill="none" stroke={light} strokeWidth="0.18" />
    </>
  );
}
