import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { TextField } from '#ui/fields/TextField.tsx';
import styles from './SearchField.module.css';

/** Pause in typing after which the search starts, in ms. */
const PAUSE_MS = 350;

interface SearchFieldProps {
  label: string;
  hint?: string;
  /** Current filter value in the address. */
  value: string;
  onChange: (value: string) => void;
}

/** Search field that passes its text on after a pause in typing. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // The address has changed: the filter was cleared, or the user went back.
    setShown(value);
    if (words.trim() !== value) setWords(value);
  }
  useEffect(() => {
    if (words.trim() === value) return undefined;
    const timer = setTimeout(() => onChange(words.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <div className={styles.search}>
      <TextField
        {...{ label, hint }}
        type="search"
        maxLength={100}
        autoComplete="off"
        leading={<Search aria-hidden="true" />}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </div>
  );
}
