import { defineInvariant } from '#kernel/server';
import type { Invariant } from '#kernel/server';
import { anyCase, caseTypes } from '../../domain/index.ts';
import type { CaseType } from '../../domain/index.ts';
import { caseColumns, listed, ofAllTypes } from './case-rows.ts';

const opens = anyCase;

/** A practice that names nobody for any step leaves it to whoever looks. */
const namesPersons = `exists (select from default_pic where not is_deleted)`;

/** Steps from which somebody may lead a case on to another one, by themselves. */
function stepsWithMove({ workflow }: CaseType): readonly string[] {
  const moves = Object.values(workflow.moves).filter(
    ({ name, who = [] }) => who.length > 0 && !['undo', 'hold', 'release'].includes(name),
  );
  return moves.flatMap(({ axes }) => {
    const ways = axes['step'];
    return ways ? ways.from.filter((from) => ways.to.some((to) => to !== from)) : [];
  });
}

const deadEnds = caseTypes
  .map((type) => `(c.case_type = '${type.key}' and c.step not in (${listed(stepsWithMove(type))}))`)
  .join(' or ');

const commonColumns = [
  'case_no',
  'client_id',
  'company_id',
  'booking_cm_id',
  'specialist_id',
  'step',
  'billing_status',
  'is_on_hold',
  'status_name',
  'is_closed',
  'next_step',
  'next_due_date',
  'pic_user_id',
  'visibility',
];

const row = (alias: string) => `row(${commonColumns.map((key) => `${alias}.${key}`).join(', ')})`;

const typeRows = ofAllTypes(
  (table, { key }) =>
    `select tenant_id, id, '${key}' as case_type, ${commonColumns.join(', ')} from ${table} where not is_deleted`,
);

export const nextActionInvariants: readonly Invariant[] = [
  defineInvariant({
    name: 'cases.openCaseHasNextAction',
    sentence: '{name} is open ("{status}"), and nothing says what is to be done next.',
    find: `select ${caseColumns} from cases c
      where not c.is_closed and not c.is_deleted and c.next_step is null`,
    opens,
    mend: { words: 'Take the next step from the menu of the case: it says what follows.' },
  }),
  defineInvariant({
    name: 'cases.openCaseHasDay',
    sentence: '{name} is open ("{status}"), and its next action has no day.',
    find: `select ${caseColumns} from cases c
      where not c.is_closed and not c.is_deleted and c.next_step is not null and c.next_due_date is null`,
    opens,
    mend: {
      words: 'Take the next step from the menu of the case: it says when what follows is due.',
    },
  }),
  defineInvariant({
    name: 'cases.openCaseHasPerson',
    sentence: '{name} is open ("{status}"), and nobody is in charge of its next action.',
    find: `select ${caseColumns} from cases c
      where not c.is_closed and not c.is_deleted and c.next_step is not null and c.pic_user_id is null
        and ${namesPersons}`,
    opens,
    mend: { words: 'Name a person for this step on the case, and in Settings under Default PIC.' },
  }),
  defineInvariant({
    name: 'cases.personIsActive',
    sentence: '{name} waits for {person}, whose account is not active.',
    find: `select ${caseColumns}, a.name as person from cases c
      join accounts a on a.tenant_id = c.tenant_id and a.id = c.pic_user_id
      where not c.is_closed and not c.is_deleted and not a.is_active`,
    opens,
    mend: { words: 'Name another person in charge on the case.' },
  }),
  defineInvariant({
    name: 'cases.closedCaseWaitsForNothing',
    sentence: '{name} is done ("{status}"), and still has a next action.',
    find: `select ${caseColumns} from cases c
      where c.is_closed and not c.is_deleted and c.next_step is not null`,
    opens,
    mend: { words: 'Undo the last step and take it again: the next action goes with it.' },
  }),
  defineInvariant({
    name: 'cases.noDeadEnd',
    sentence: '{name} stands at "{status}", from where nobody can lead it on.',
    find: `select ${caseColumns} from cases c
      where not c.is_closed and not c.is_deleted and (${deadEnds})`,
    opens,
    mend: {
      words: 'Undo the last step. If that is refused, tell whoever looks after the product.',
    },
  }),
  defineInvariant({
    name: 'cases.registerSaysTheSame',
    sentence: '{name} says something else in searches and boards than on its own page.',
    find: `select c.id, c.case_no as name, c.case_type as module
      from cases c left join (${typeRows}) t on t.tenant_id = c.tenant_id and t.id = c.id
      where not c.is_deleted and (t.id is null or t.case_type <> c.case_type
        or ${row('t')} is distinct from ${row('c')})`,
    opens,
    mend: { words: 'Save any section of the case: the register is written anew.' },
  }),
];
