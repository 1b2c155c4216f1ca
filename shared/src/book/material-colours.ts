/** Colours of undyed linen and dark brown leather, as in the shop's samples. */
export const MATERIAL_COLOURS = {
  linen: { ground: '#b9a68a', dark: '#8d7a5f', light: '#d9cab1' },
  leather: { ground: '#4b2e22', dark: '#2f1b13', light: '#6d4837' },
} as const;
