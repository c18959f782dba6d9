/** Compiled by hand. Postcode, then its places; a semicolon ends it. */
export const northernTerritory = `
  0800 Darwin City;
  0810 Nightcliff, Casuarina, Rapid Creek, Millner, Alawa, Brinkin, Coconut Grove, Jingili, Moil, Nakara, Tiwi, Wagaman, Wanguri, Lyons, Muirhead;
  0812 Karama, Malak, Leanyer, Anula, Wulagi, Marrara;
  0820 Fannie Bay, Parap, Stuart Park, Larrakeyah, The Narrows, Winnellie, Bayview, Ludmilla, Woolner, The Gardens;
  0828 Berrimah; 0830 Palmerston City, Driver, Gray, Moulden, Woodroffe, Yarrawonga;
  0832 Bakewell, Rosebery, Gunn, Bellamack, Zuccoli, Johnston; 0836 Humpty Doo, Girraween;
  0850 Katherine, Katherine East, Katherine South; 0860 Tennant Creek;
  0870 Alice Springs, Gillen, Braitling, Araluen, Sadadeen, East Side, The Gap; 0872 Yulara;
  0880 Nhulunbuy
`;
