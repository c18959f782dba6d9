/** Compiled by hand. Postcode, then its places; a semicolon ends it. */
export const capitalTerritory = `
  2600 Barton, Parkes, Yarralumla, Deakin, Capital Hill; 2601 Canberra, Acton;
  2602 Dickson, Ainslie, Lyneham, O'Connor, Downer, Hackett, Watson;
  2603 Griffith, Forrest, Red Hill, Manuka; 2604 Kingston, Narrabundah;
  2605 Curtin, Garran, Hughes; 2606 Phillip, Lyons, Chifley, O'Malley;
  2607 Mawson, Farrer, Isaacs, Pearce, Torrens; 2609 Fyshwick, Symonston;
  2611 Weston, Duffy, Holder, Chapman, Fisher, Rivett, Stirling, Waramanga, Coombs, Wright;
  2612 Braddon, Campbell, Reid, Turner;
  2614 Aranda, Cook, Hawker, Macquarie, Page, Scullin, Weetangera;
  2615 Charnwood, Florey, Holt, Latham, Dunlop, Higgins, Melba, Spence, Flynn, Fraser, Macgregor;
  2617 Belconnen, Bruce, Kaleen, McKellar, Giralang, Evatt, Lawson; 2900 Greenway; 2902 Kambah;
  2903 Wanniassa, Oxley; 2904 Fadden, Gowrie, Macarthur, Monash;
  2905 Calwell, Chisholm, Gilmore, Isabella Plains, Richardson, Theodore, Bonython;
  2906 Banks, Conder, Gordon; 2911 Mitchell, Crace; 2912 Gungahlin;
  2913 Ngunnawal, Nicholls, Palmerston, Casey, Franklin; 2914 Amaroo, Bonner, Forde, Harrison
`;
