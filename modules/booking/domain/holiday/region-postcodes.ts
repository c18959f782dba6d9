/**
 * Which postcodes the regions of public holidays cover. A postcode that lies in two council areas is
 * counted where most of its people live. Metropolitan Melbourne is the 31 councils that the Victorian
 * law names, from Wyndham to the Mornington Peninsula; the show day of Brisbane is one of the City of
 * Brisbane only: Redcliffe, Redland, Logan and Ipswich have days of their own.
 */
export const regionPostcodes: Readonly<Record<string, string>> = {
  'Metropolitan Melbourne':
    '3000-3207, 3335-3338, 3427-3429, 3750-3755, 3757, 3759-3761, 3765-3767, 3770, 3775, 3777, 3781-3815, 3910-3920, 3926-3944, 3975-3978, 3980-3981, 8000-8999',
  Brisbane:
    '4000-4018, 4025, 4029-4036, 4051-4078, 4101-4113, 4115-4117, 4120-4123, 4151-4156, 4169-4179, 9000-9015',
  'Southern Tasmania': '7000-7199',
  'Northern Tasmania': '7210-7470',
  Launceston: '7248-7250',
  Devonport: '7310',
  Burnie: '7320',
  Darwin: '0800-0839',
  Katherine: '0850-0853',
  'Tennant Creek': '0860-0862',
  'Alice Springs': '0870-0872',
};

/** Of a region that is known by its name, however it is written. */
export const postcodesOfRegion = (region: string | null): string | null =>
  Object.entries(regionPostcodes).find(
    ([name]) => name.toLowerCase() === region?.trim().toLowerCase(),
  )?.[1] ?? null;
