import { findAction, findResource } from '#kernel/domain';
import type { AbilityRow } from '#kernel/domain';

/** Verbs that every record may have, and those of actions that carry no label. */
const verbs: Readonly<Record<string, string>> = {
  list: 'See list',
  read: 'Open',
  lookup: 'Pick in forms',
  create: 'Add',
  update: 'Change',
  delete: 'Delete',
  enable: 'Enable',
  disable: 'Disable',
  export: 'Export',
  import: 'Import',
  myDetail: 'Open their own',
  addOrUpdateMyDetail: 'Change their own',
  bookingHistory: 'Booking history',
  serviceBookingHistory: 'Service history',
  counts: 'Count the values',
  isDuplicateName: 'Check for the same name',
  setBookingAgents: 'Choose booking agents',
  readPmsConfig: 'See the practice management system',
};

/** `financialYear` reads "Financial year". */
const inWords = (name: string): string => {
  const words = name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const verbText = (verb: string): string => verbs[verb] ?? inWords(verb);

/** Where the word of the button says too little in a list of permissions, or another has it too. */
const ownWords: Readonly<Record<string, string>> = {
  'actionRequired.clearSeveral': 'Mark several done',
  'advanceRequest.sendByGet': 'Send to the lender by an address',
  'appointmentSession.popup': 'See the card of a specialist',
  'appointmentSession.setIsOnHold': 'Put on hold or take off hold',
  'bankLine.unmatch': 'Undo a match',
  'caseReport.text': 'Read the text',
  'centre.isDuplicateEmail': 'Check for the same email',
  'correspondence.sendByGet': 'Send a note as an email, by an address',
  'mn.openMatter': 'Open the matter',
  'monthlyActivity.month': 'Accounts of a month, by its other address',
  'mr.onHoldRequest': 'Put on hold with a reason',
  'task.everyone': 'See the tasks of everyone',
  'taskChecklist.answer': 'Save answers',
  'taskChecklist.listCriterias': 'Criteria of checklists',
  'timeEntry.approveEntries': 'Approve several',
};

/** The section of a case, which is no step of it. */
const ownVerbs: Readonly<Record<string, string>> = { saveCancellation: 'Save cancellation' };

/** What the button of the action says, or what the verb means; never the name in the code. */
export function permissionText(ability: string): string {
  const [, verb = ''] = ability.split('.');
  return ownWords[ability] ?? ownVerbs[verb] ?? findAction(ability)?.label ?? verbText(verb);
}

/** What the permission is about: the records, or the part of the system. */
export const aboutText = (name: string): string => findResource(name)?.label[1] ?? inWords(name);

/** Of two permissions with the same words, each also says the words of its own name. */
export function distinctTexts(rows: readonly AbilityRow[]): ReadonlyMap<string, string> {
  const texts = rows.map(({ ability }) => permissionText(ability));
  return new Map(
    rows.map(({ ability }, at) => {
      const text = texts[at] ?? '';
      const isTwice = texts.indexOf(text) !== texts.lastIndexOf(text);
      const own = inWords(ability.split('.')[1] ?? '').toLowerCase();
      return [ability, isTwice ? `${text} (${own})` : text];
    }),
  );
}
