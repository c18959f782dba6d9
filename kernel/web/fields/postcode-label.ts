/** B-088. */
export const postcodeLabel = (country: string | null | undefined): string =>
  country === 'United States' ? 'Zipcode' : 'Postcode';
