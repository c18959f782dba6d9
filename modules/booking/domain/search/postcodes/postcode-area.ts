export type PostcodeArea = readonly [
  first: number,
  last: number,
  latitude: number,
  longitude: number,
];
