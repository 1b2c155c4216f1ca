import { type ComponentProps, type CSSProperties, useId } from 'react';
import styles from './SliderField.module.css';

interface SliderFieldProps {
  label: string;
  /** Value in words, e.g. '4.0 and up'. */
  valueText: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  onChange: (value: number) => void;
}

/** Native slider with its value in words above it. */
export function SliderField(props: SliderFieldProps) {
  const { label, valueText, value, min, max, step = 1, onChange } = props;
  const id = useId();
  return (
    <div className="stack gap-1 min-w-0">
      <div className="cluster gap-x-3 justify-between text-sm">
        <label htmlFor={id} className="text-sm strong">
          {label}
        </label>
        <span className={styles.value} aria-hidden="true">
          {valueText}
        </span>
      </div>
      <Slider {...{ id, min, max, step, value, onChange }} aria-valuetext={valueText} />
    </div>
  );
}

interface SliderProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** A native slider; the track is filled up to the thumb. */
export function Slider({ onChange, ...input }: SliderProps) {
  const { min, max, value } = input;
  const fill: CSSProperties & Record<'--from' | '--to', string> = {
    '--from': '0%',
    '--to': `${((value - min) / (max - min)) * 100}%`,
  };
  return (
    <div className={styles.track} style={fill}>
      <input
        {...input}
        type="range"
        className={styles.slider}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}
