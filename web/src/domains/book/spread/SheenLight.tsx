import type { Box } from './face';
import type { Sheen } from './finish';

interface SheenLightProps {
  id: string;
  box: Box;
  sheen: Sheen;
}

/** Opacities of the reflection along its gradient: gloss is a streak, matt a soft veil. */
const LIGHT = { gloss: [0.02, 0.15, 0.03], matt: [0.05, 0.03, 0] } as const;

/** Reflection of light from the top left on a laminated page. */
export function SheenLight({ id, box, sheen }: SheenLightProps) {
  if (sheen === 'none') return null;
  const [before, streak, after] = LIGHT[sheen];
  return (
    <>
      <linearGradient id={id} x1="0" y1="0" x2="1" y2="0.55">
        <stop offset="0" stopColor="#fff" stopOpacity={before} />
        <stop offset="0.3" stopColor="#fff" stopOpacity={before} />
        <stop offset="0.4" stopColor="#fff" stopOpacity={streak} />
        <stop offset="0.52" stopColor="#fff" stopOpacity={after} />
        <stop offset="1" stopColor="#fff" stopOpacity={after} />
      </linearGradient>
      <rect x={box.x} y={box.y} width={box.w} height={box.h} fill={`url(#${id})`} />
    </>
  );
}
