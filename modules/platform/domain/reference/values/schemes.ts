import type { AustralianState } from '../australian-states.ts';

type Scheme = {
  readonly name: string;
  readonly state: AustralianState | null;
  readonly isGazetted: boolean;
  readonly description: string;
};

const scheme = (
  name: string,
  state: AustralianState | null,
  isGazetted: boolean,
  description: string,
): Scheme => ({ name, state, isGazetted, description });

/** Statutory schemes of the country and its states; each name is also a value of "Scheme type". */
export const schemes: readonly Scheme[] = [
  scheme(
    'NSW Workers Compensation',
    'NSW',
    true,
    'Workers Compensation Act 1987. Fees for examinations are set by the regulator, SIRA.',
  ),
  scheme(
    'NSW CTP (Motor Accident Injuries)',
    'NSW',
    true,
    'Motor Accident Injuries Act 2017, for accidents from 1 December 2017.',
  ),
  scheme(
    'NSW CTP (Motor Accidents Compensation)',
    'NSW',
    true,
    'Motor Accidents Compensation Act 1999, for accidents before December 2017.',
  ),
  scheme('NSW Lifetime Care and Support', 'NSW', true, 'Catastrophic injuries on the road.'),
  scheme('NSW Dust Diseases', 'NSW', true, 'Workers exposed to dust, managed by icare.'),
  scheme(
    'VIC WorkCover',
    'VIC',
    true,
    'Workplace Injury Rehabilitation and Compensation Act 2013, run by WorkSafe Victoria.',
  ),
  scheme('VIC TAC', 'VIC', true, 'Transport Accident Act 1986, run by the TAC.'),
  scheme(
    'QLD WorkCover',
    'QLD',
    true,
    "Workers' Compensation and Rehabilitation Act 2003, including self-insurers.",
  ),
  scheme('QLD CTP', 'QLD', false, 'Motor Accident Insurance Act 1994, regulated by MAIC.'),
  scheme('QLD National Injury Insurance', 'QLD', true, 'Serious injuries on the road (NIISQ).'),
  scheme('SA ReturnToWork', 'SA', true, 'Return to Work Act 2014.'),
  scheme('SA CTP', 'SA', true, 'Regulated by the CTP Insurance Regulator.'),
  scheme('SA Lifetime Support', 'SA', true, 'Serious injuries on the road.'),
  scheme(
    'WA Workers Compensation',
    'WA',
    true,
    'Workers Compensation and Injury Management Act 2023.',
  ),
  scheme('WA CTP', 'WA', false, 'Run by the Insurance Commission of Western Australia.'),
  scheme('TAS Workers Compensation', 'TAS', true, 'Regulated by WorkCover Tasmania.'),
  scheme('TAS MAIB', 'TAS', false, 'Motor Accidents Insurance Board.'),
  scheme('ACT Workers Compensation', 'ACT', false, 'Private sector employers.'),
  scheme('ACT Motor Accident Injuries', 'ACT', true, 'Motor Accident Injuries Act 2019.'),
  scheme('NT Workers Compensation', 'NT', true, 'Regulated by NT WorkSafe.'),
  scheme('NT MACC', 'NT', true, 'Motor Accidents Compensation Commission.'),
  scheme('Comcare', null, true, 'Commonwealth employees and licensed self-insurers.'),
  scheme('Seacare', null, true, 'Seafarers, under Commonwealth law.'),
  scheme('Military Rehabilitation and Compensation', null, true, 'DVA, service after June 2004.'),
  scheme('NDIS', null, true, 'National Disability Insurance Scheme; price limits of the NDIA.'),
  scheme('Common law: public liability', null, false, 'Civil liability of the states.'),
  scheme('Common law: medical negligence', null, false, 'Claims against practitioners.'),
  scheme('Superannuation TPD', null, false, 'Total and permanent disability in life policies.'),
  scheme('Income protection', null, false, 'Private disability insurance.'),
  scheme('Victims of crime', null, false, 'Support schemes of the states.'),
];
