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
 * A whole number being typed. What is typed stays as it is until the field is left, and counts as
 * soon as it is within the bounds; on leaving, a number beyond them becomes the nearest bound, and
 * what is no number becomes the last one that counted.
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
