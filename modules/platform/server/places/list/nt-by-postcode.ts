/** GeoNames, CC BY 4.0, and by hand; see README.md. By postcode, the main place of each first. */
export const northernTerritoryByPostcode = `
  Wagait Beach 0803 -12.4348 130.7443; Manton 0837 -12.85 131.15; Berry Springs 0838 -12.7 131;
  Coolalinga 0839 -12.52 131.04; Dundee Beach 0840 -12.73 130.36; Dundee Downs 0840 -12.76 130.52;
  Darwin River 0841 -12.82 130.97; Batchelor 0845 -13.05 131.03; Adelaide River 0846 -13.24 131.1;
  Pine Creek 0847 -13.82 131.83; Tindal 0853 -14.52 132.38; Borroloola 0854 -16.07 136.31;
  King Ash Bay 0854 -15.93 136.52; Elliott 0862 -17.55 133.54; Newcastle Waters 0862 -17.38 133.41;
  Renner Springs 0862 -18.32 133.79;
`;
