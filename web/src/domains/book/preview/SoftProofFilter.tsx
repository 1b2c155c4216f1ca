import {
  INK_PRODUCTS,
  type SoftProof,
  WEIGHTED_CHANNELS,
  getWeightMatrix,
} from '@smriti/shared/book/soft-proof';
import { Fragment } from 'react';
import styles from './SoftProofFilter.module.css';

/** Changes are stored as 8-bit values around the middle, at this scale, so that they can be negative. */
const SCALE = 2;
const MIDDLE = 128 / 255;

/** Matrix of feColorMatrix from one of 3 by 3, which keeps alpha. */
function toColourMatrix(matrix: readonly number[], offset: number): string {
  const row = (at: number) => [...matrix.slice(3 * at, 3 * at + 3), 0, offset].join(' ');
  return [row(0), row(1), row(2), '0 0 0 1 0'].join(' ');
}

const INVERT = toColourMatrix([-1, 0, 0, 0, -1, 0, 0, 0, -1], 1);
const ROTATE = toColourMatrix([0, 1, 0, 0, 0, 1, 1, 0, 0], 0);

const inputOf = (name: string) => (name === 'source' ? 'SourceGraphic' : name);

/**
 * SVG filter with the same result as `proofColour`: products of the channels, their weighted sum, and its
 * addition to the source.
 */
export function SoftProofFilter({ id, proof }: { id: string; proof: SoftProof }) {
  const arithmetic = { operator: 'arithmetic', k1: 0, k2: 1, k3: 1 } as const;
  return (
    <svg className={styles.filter} aria-hidden="true" focusable="false">
      <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        <feColorMatrix in="SourceGraphic" values={INVERT} result="inks" />
        <feColorMatrix in="inks" values={ROTATE} result="next" />
        <feColorMatrix in="next" values={ROTATE} result="last" />
        {INK_PRODUCTS.map(({ name, of: [one, other], gain }) => (
          <feComposite
            key={name}
            in={inputOf(one)}
            in2={inputOf(other)}
            operator="arithmetic"
            k1={gain}
            result={name}
          />
        ))}
        {WEIGHTED_CHANNELS.map((name, index) => {
          const weights = getWeightMatrix(proof, index).map((weight) => weight / SCALE);
          const isFirst = index === 0;
          return (
            <Fragment key={name}>
              <feColorMatrix
                in={name}
                values={toColourMatrix(weights, MIDDLE)}
                result={isFirst ? 'sum' : 'part'}
              />
              {!isFirst && (
                <feComposite in="sum" in2="part" {...arithmetic} k4={-MIDDLE} result="sum" />
              )}
            </Fragment>
          );
        })}
        <feComposite in="SourceGraphic" in2="sum" {...arithmetic} k3={SCALE} k4={-SCALE * MIDDLE} />
      </filter>
    </svg>
  );
}
