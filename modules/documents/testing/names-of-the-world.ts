import { partsOf } from '../server/render/fonts/font-packages.ts';

const everywhere = [
  ['Thị Hồng', 'Nguyễn'],
  ['Lech', 'Wałęsa'],
  ['Zoë', "O'Brien-Ñandú"],
  ['محمد', 'الحسن'],
  ['สมชาย', 'ใจดี'],
  ['Ελένη', 'Παπαδόπουλος'],
  ['Фёдор', 'Достоевский'],
  ['प्रिया', 'क्षत्रिय'],
] as const;

/** Few machines have fonts for these; the packages of the product do. */
const withOurFonts = [
  ['秀英', '王'],
  ['たけし', '田中'],
  ['민준', '김'],
] as const;

const hasOurFonts = partsOf('@fontsource-variable/noto-sans-sc').length > 0;

/** First and last names of people whose letters must come out of a PDF as they went in. */
export const namesOfTheWorld: readonly (readonly [first: string, last: string])[] = hasOurFonts
  ? [...everywhere, ...withOurFonts]
  : everywhere;
