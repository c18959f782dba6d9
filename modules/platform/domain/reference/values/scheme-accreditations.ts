/**
 * Which accreditations the schemes of a new tenant ask for; one of them is enough. The tenant keeps
 * them on each scheme and may change them there.
 */
export const accreditationsAtStart: Readonly<Record<string, readonly string[]>> = {
  'NSW Workers Compensation': [
    'SIRA permanent impairment assessor (workers compensation)',
    'Personal Injury Commission medical assessor',
    'iCare approved examiner',
  ],
  'NSW CTP (Motor Accident Injuries)': [
    'SIRA medical assessor (motor accidents)',
    'Personal Injury Commission medical assessor',
  ],
  'NSW CTP (Motor Accidents Compensation)': ['SIRA medical assessor (motor accidents)'],
  'NSW Lifetime Care and Support': ['iCare approved examiner'],
  'NSW Dust Diseases': ['iCare approved examiner'],
  'VIC WorkCover': [
    'WorkSafe Victoria independent medical examiner',
    'Victoria: AMA Guides 4th edition trained',
    'Victoria: GEPIC trained',
  ],
  'VIC TAC': [
    'TAC joint medical examination panel',
    'Victoria: AMA Guides 4th edition trained',
    'Victoria: GEPIC trained',
  ],
  'QLD WorkCover': [
    'Medical Assessment Tribunal (Queensland)',
    'GEPI 2nd edition trained (Queensland)',
  ],
  'QLD CTP': ['MAIC (Queensland)'],
  'SA ReturnToWork': ['ReturnToWorkSA impairment assessor'],
  'WA Workers Compensation': ['WorkCover WA approved medical specialist'],
  Comcare: ['Comcare approved'],
  'Military Rehabilitation and Compensation': ['DVA recognised'],
  NDIS: ['NDIS registered provider'],
};
