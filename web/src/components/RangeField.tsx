import type { CSSProperties, ReactNode } from 'react';
import styles from './Slider.module.css';
import { TextField } from './TextField';
import { useNumberDraft } from './use-number-draft';

export interface NumberRange {
  low: number;
  high: number;
}

interface RangeFieldProps {
  legend: ReactNode;
  /** Labels of the two ends, e.g. 'From' and 'To'. */
  lowLabel: string;
  highLabel: string;
  /** Stands before each number, e.g. '₹'. */
  unit?: ReactNode;
  value: NumberRange;
  min: number;
  max: number;
  /** Of the slider; typing is exact. */
  step?: number;
  onChange: (value: NumberRange) => void;
}

/**
 * A range of whole numbers: two fields to type in, and a slider with two thumbs for the pointer,
 * which the keyboard does not need and screen readers do not hear.
 */
export function RangeField(props: RangeFieldProps) {
  const { legend, lowLabel, highLabel, unit, value, min, max, onChange } = props;
  const { low, high } = value;
  const setLow = (next: number) => onChange({ low: next, high });
  const setHigh = (next: number) => onChange({ low, high: next });
  return (
    <fieldset className={styles.field}>
      <legend className={styles.label}>{legend}</legend>
      <PointerSlider {...props} />
      <div className={styles.ends}>
        <EndField label={lowLabel} unit={unit} value={low} min={min} max={high} onChange={setLow} />
        <EndField
          label={highLabel}
          unit={unit}
          value={high}
          min={low}
          max={max}
          onChange={setHigh}
        />
      </div>
    </fieldset>
  );
}

interface EndFieldProps {
  label: string;
  unit: ReactNode;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

function EndField({ label, unit, ...number }: EndFieldProps) {
  const { text, change, settle } = useNumberDraft(number);
  return (
    <TextField
      label={label}
      leading={unit}
      inputMode="numeric"
      autoComplete="off"
      className="tabular"
      value={text}
      onChange={(event) => change(event.target.value)}
      onBlur={settle}
    />
  );
}

function PointerSlider({ value, min, max, step = 1, onChange }: RangeFieldProps) {
  const { low, high } = value;
  const share = (point: number) => `${((point - min) / (max - min)) * 100}%`;
  const fill: CSSProperties & Record<'--from' | '--to', string> = {
    '--from': share(low),
    '--to': share(high),
  };
  const shared = { type: 'range', tabIndex: -1, className: styles.slider, min, max, step };
  return (
    <div className={styles.track} style={fill} aria-hidden="true">
      <input
        {...shared}
        value={low}
        onChange={(event) => onChange({ low: Math.min(event.target.valueAsNumber, high), high })}
      />
      <input
        {...shared}
        value={high}
        onChange={(event) => onChange({ low, high: Math.max(event.target.valueAsNumber, low) })}
      />
    </div>
  );
}
