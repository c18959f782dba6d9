export const australianStates = {
  ACT: 'Australian Capital Territory',
  NSW: 'New South Wales',
  NT: 'Northern Territory',
  QLD: 'Queensland',
  SA: 'South Australia',
  TAS: 'Tasmania',
  VIC: 'Victoria',
  WA: 'Western Australia',
} as const;

export type AustralianState = keyof typeof australianStates;

/** `vic` and `victoria` are both Victoria. */
export const stateOfWords: ReadonlyMap<string, AustralianState> = new Map(
  (Object.entries(australianStates) as [AustralianState, string][]).flatMap(([state, name]) => [
    [state.toLowerCase(), state] as const,
    [name.toLowerCase(), state] as const,
  ]),
);
