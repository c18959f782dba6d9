/** Compiled by hand. Postcode, then its places; a semicolon ends it. */
export const tasmania = `
  7000 Hobart, North Hobart, West Hobart, Mount Stuart, Glebe; 7004 Battery Point, South Hobart;
  7005 Sandy Bay, Dynnyrne; 7007 Mount Nelson, Tolmans Hill; 7008 New Town, Lenah Valley;
  7009 Moonah, West Moonah, Derwent Park, Lutana;
  7010 Glenorchy, Goodwood, Montrose, Rosetta, Dowsing Point;
  7011 Claremont, Austins Ferry, Berriedale, Chigwell; 7015 Lindisfarne, Geilston Bay, Rose Bay;
  7018 Bellerive, Howrah, Rosny, Rosny Park, Montagu Bay, Mornington, Warrane, Tranmere;
  7019 Rokeby, Clarendon Vale; 7025 Richmond; 7030 Bridgewater, Brighton;
  7050 Kingston, Kingston Beach; 7052 Blackmans Bay; 7053 Taroona; 7109 Huonville;
  7140 New Norfolk; 7172 Sorell; 7216 St Helens; 7248 Invermay, Mowbray, Newnham, Mayfield;
  7249 Kings Meadows, South Launceston, Punchbowl, Youngtown;
  7250 Launceston, East Launceston, West Launceston, Newstead, Prospect, Riverside, Trevallyn, Norwood, Summerhill, Ravenswood, St Leonards, Waverley;
  7253 George Town; 7300 Perth; 7301 Longford; 7303 Westbury; 7304 Deloraine; 7306 Sheffield;
  7307 Latrobe, Port Sorell; 7310 Devonport, East Devonport, Spreyton, Miandetta; 7315 Ulverstone;
  7316 Penguin; 7320 Burnie, Upper Burnie, Cooee, Parklands, Hillcrest; 7322 Somerset;
  7325 Wynyard; 7330 Smithton; 7467 Queenstown; 7468 Strahan
`;
