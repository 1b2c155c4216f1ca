import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { TextField } from '../../../ui/fields/TextField';
import styles from './FilterBar.module.css';

/** After the last key: one search for a word, not one for each of its letters. */
const PAUSE_MS = 350;

interface SearchFieldProps {
  label: string;
  hint?: string;
  /** The filter as the address holds it. */
  value: string;
  onChange: (value: string) => void;
}

/** The field for words to search by; what is typed is handed on after a pause. */
export function SearchField({ label, hint, value, onChange }: SearchFieldProps) {
  const [words, setWords] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // Cleared, or changed by the way back: the field follows the address.
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
