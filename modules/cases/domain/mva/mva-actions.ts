import {
  choice,
  date,
  defineAction,
  longText,
  lookup,
  money,
  nullable,
  record,
  rows,
} from '#kernel/domain';
import { australianStates, caseTeam, office } from '#platform/domain';
import { headNames } from './heads-of-damage.ts';
import type { Head } from './heads-of-damage.ts';
import { demandFields } from './mva-demand.resource.ts';
import { disbursementLineFields } from './mva-disbursement.resource.ts';
import { settlementFields, terminationFields } from './mva-moves.ts';
import { offerFields } from './mva-offer.resource.ts';
import { mvaMedicalTreatmentPlan, planFields } from './mva-treatment.resource.ts';
import { accidentFields, mva } from './mva.resource.ts';

const place = '/app/mva-claim/{id}';

const amountsShape = Object.fromEntries(
  Object.keys(headNames).map((head) => [head, 'money?']),
) as Record<Head, 'money?'>;

const offerShape = {
  id: 'id',
  insurerItemId: 'id',
  offeredOn: 'date',
  expiresOn: 'date?',
  status: 'text',
  note: 'text?',
  ...amountsShape,
} as const;

export const comparisonShape = {
  demanded: 'money?',
  demand: nullable({
    insurerItemId: 'id?',
    demandedOn: 'date',
    payableBy: 'date?',
    words: 'text?',
    ...amountsShape,
  }),
  insurers: [
    {
      id: 'id',
      name: 'text',
      kind: 'text',
      claimNo: 'text?',
      claimOfficer: 'text?',
      latest: nullable(offerShape),
      amount: 'money?',
      earlier: [offerShape],
      /** What the demand is above the latest offer. */
      difference: 'money?',
    },
  ],
  /** Heads that somebody demands or offers, in their order. */
  rows: [
    {
      head: 'text',
      demanded: 'money?',
      offered: [{ insurerItemId: 'id', amount: 'money?', difference: 'money?' }],
    },
  ],
} as const;

/** C-256. */
export const readClaimDetails = defineAction({
  name: 'readClaimDetails',
  on: mva,
  label: 'Claim details',
  route: `GET ${place}/claim-details`,
  roles: caseTeam,
  input: {},
  answer: record(mva),
});

/** C-257: what is left out stays as it is. */
export const saveClaimDetails = defineAction({
  name: 'saveClaimDetails',
  on: mva,
  label: 'Save claim details',
  route: `PUT ${place}/claim-details`,
  roles: caseTeam,
  input: accidentFields,
  answer: record(mva),
});

/** Every insurer with its latest offer beside the demand. */
export const readOffers = defineAction({
  name: 'readOffers',
  on: mva,
  label: 'Offers',
  route: `GET ${place}/offers`,
  roles: caseTeam,
  input: {},
  answer: comparisonShape,
});

/** C-262. */
export const addOffer = defineAction({
  name: 'addOffer',
  on: mva,
  label: 'Add offer',
  route: `POST ${place}/insurers/{insurerItemId}/offers`,
  roles: office,
  input: offerFields,
  answer: comparisonShape,
});

/** C-263: the whole offer. */
export const changeOffer = defineAction({
  name: 'changeOffer',
  on: mva,
  label: 'Change offer',
  route: `PUT ${place}/insurers/{insurerItemId}/offers/{offerId}`,
  roles: office,
  input: offerFields,
  answer: comparisonShape,
});

/** C-264. */
export const removeOffer = defineAction({
  name: 'removeOffer',
  on: mva,
  label: 'Remove offer',
  route: `DELETE ${place}/insurers/{insurerItemId}/offers/{offerId}`,
  roles: office,
  input: {},
  answer: comparisonShape,
});

/** C-265: the settlement of a claim that is settled, put right. */
export const saveSettlement = defineAction({
  name: 'saveSettlement',
  on: mva,
  label: 'Save settlement',
  route: `PUT ${place}/settlement`,
  roles: office,
  input: settlementFields,
  answer: record(mva),
});

/** C-266: what is demanded, head by head, and the words of the letter. */
export const saveDemand = defineAction({
  name: 'saveDemand',
  on: mva,
  label: 'Save demand',
  route: `PUT ${place}/demand-letter`,
  roles: office,
  input: demandFields,
  answer: comparisonShape,
});

/** C-267: without `planId` a new plan. */
export const saveTreatmentPlan = defineAction({
  name: 'saveTreatmentPlan',
  on: mva,
  label: 'Save treatment plan',
  route: `PUT ${place}/treatment-plan`,
  roles: office,
  input: { planId: lookup('Plan', mvaMedicalTreatmentPlan.name), ...planFields },
  answer: { id: 'id' },
});

/** C-268: the day and the reason of a claim that was terminated, put right. */
export const saveTermination = defineAction({
  name: 'saveTermination',
  on: mva,
  label: 'Save termination',
  route: `PUT ${place}/termination`,
  roles: office,
  input: terminationFields,
  answer: record(mva),
});

export const mostStatementLines = 200;

/** C-269: all lines and the net; refused while it does not balance. */
export const saveStatement = defineAction({
  name: 'saveStatement',
  on: mva,
  label: 'Save statement',
  route: `PUT ${place}/final-disbursement`,
  roles: office,
  input: {
    items: rows('Lines', disbursementLineFields, { max: mostStatementLines }),
    netToClient: money('Net to client', { required: true, min: 0 }),
    disbursedOn: date('Date of the statement', { required: true, notFuture: true }),
  },
  answer: record(mva),
});

/** C-270, B-187. The birthday of the claimant counts where the rule of the state asks for it. */
export const readLimitation = defineAction({
  name: 'readLimitation',
  on: mva,
  label: 'Limitation date',
  route: 'GET /app/mva-claim/limitation-date',
  roles: caseTeam,
  input: {
    stateId: choice('State', australianStates, { required: true }),
    accidentDate: date('Date of the accident', { required: true }),
    dateOfBirth: date('Date of birth'),
  },
  answer: {
    limitationDate: 'date?',
    rule: 'text',
    version: 'text',
    source: 'text',
    isConfirmed: 'flag',
    notices: [{ what: 'text', date: 'date' }],
  },
});

/** Another day than the table gives, with the reason; without a day the table counts again. */
export const overrideLimitation = defineAction({
  name: 'overrideLimitation',
  on: mva,
  label: 'Set another limitation date',
  route: `PUT ${place}/limitation-date`,
  roles: office,
  input: {
    limitationDate: date('Limitation date', { hint: 'Empty: as calculated.' }),
    reason: longText('Reason', { required: true, max: 500 }),
  },
  answer: record(mva),
});

export const mvaActions = [
  readClaimDetails,
  saveClaimDetails,
  readOffers,
  addOffer,
  changeOffer,
  removeOffer,
  saveSettlement,
  saveDemand,
  saveTreatmentPlan,
  saveTermination,
  saveStatement,
  readLimitation,
  overrideLimitation,
];
