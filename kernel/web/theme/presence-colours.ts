/** K-053: ten grounds that a white drawing stands out from, in the light and in the dark. */
export const presenceColours = [
  '#b4402f',
  '#b3581c',
  '#8a6a0f',
  '#4f7a21',
  '#1b7a53',
  '#147a86',
  '#2a67b2',
  '#5a55b8',
  '#8a46a3',
  '#ac3d74',
] as const;
