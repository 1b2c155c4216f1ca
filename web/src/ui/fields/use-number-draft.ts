import { useState } from 'react';

interface NumberDraftOptions {
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

function wholeNumberIn(text: string): number | null {
  return /^-?\d+$/.test(text.trim()) ? Number(text) : null;
}

/**
 * State of a number field. Text stays as typed until the field is left; valid numbers within the
 * bounds are reported at once. On leaving, a number out of bounds becomes the nearest bound, and
 * invalid text the last valid number.
 */
export function useNumberDraft({ value, min, max, onChange }: NumberDraftOptions) {
  const [draft, setDraft] = useState<string | null>(null);
  const change = (text: string) => {
    setDraft(text);
    const typed = wholeNumberIn(text);
    if (typed !== null && typed >= min && typed <= max && typed !== value) onChange(typed);
  };
  const settle = () => {
    const typed = draft === null ? null : wholeNumberIn(draft);
    setDraft(null);
    if (typed === null) return;
    const nearest = Math.min(Math.max(typed, min), max);
    if (nearest !== value) onChange(nearest);
  };
  return { text: draft ?? String(value), change, settle };
}
