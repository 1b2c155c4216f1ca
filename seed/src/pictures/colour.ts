function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; 0 gives the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const mixed = a.map((channel, index) =>
    Math.round(channel + ((b[index] ?? 0) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour with an opacity between 0 and 1. */
export function alpha(hex: string, opacity: number): string {
  return `rgba(${channels(hex).join(',')},${Math.round(opacity * 1000) / 1000})`;
}

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);

/** Darkens towards a warm black, as shadows on paper do. */
export const darker = (hex: string, share: number): string => mix(hex, '#140d08', share);

/** Red, green and blue, 0 to 255. */
export const rgb = channels;
