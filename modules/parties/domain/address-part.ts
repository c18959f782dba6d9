/** SQL that reads one part of the record's address, so that lists can show and sort it. */
export const addressPart = (part: 'suburb' | 'state' | 'postcode' | 'country'): string =>
  `nullif(btrim({address} ->> '${part}'), '')`;
