import { printedDocumentPoint, readLetterhead } from '#documents/server';
import { can, formatsOf, seenBy } from '#kernel/domain';
import type { Actor } from '#kernel/domain';
import type { Tx } from '#kernel/server';
import { picSteps } from '#platform/domain';
import type { PicStep } from '#platform/domain';
import {
  caseSummaryDocument,
  caseTypeNames,
  caseTypes,
  summaryGroups,
  summaryRouteOf,
} from '../../domain/index.ts';
import type { CaseRecord, CaseType } from '../../domain/index.ts';
import { linkedCase, personsInCharge, readStatusLog } from '../engine/index.ts';

const namesText = `select id, concat_ws(' ', first_name, last_name) as name from accounts
  where id = any($1::uuid[])`;

async function namedPersons(tx: Tx, actor: Actor, record: CaseRecord) {
  if (!can(actor, 'casePic.list')) return [];
  const persons = await personsInCharge(tx, record);
  const ids = [...new Set(Object.values(persons))];
  const rows = await tx.query<{ id: string; name: string }>(namesText, [ids]);
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return (Object.keys(picSteps) as PicStep[]).flatMap((step) => {
    const value = names.get(persons[step] ?? '');
    return value ? [{ label: picSteps[step], value }] : [];
  });
}

const printOf = (type: CaseType) =>
  printedDocumentPoint.contribute({
    route: summaryRouteOf(type),
    reads: type.resource.name,
    async read({ tx, actor, services, params }) {
      const link = { fromModule: type.key, objectId: String(params['id']) };
      const { record } = await linkedCase(tx, actor, link);
      const formats = formatsOf(actor);
      const facts = {
        caseNo: record.caseNo,
        typeName: caseTypeNames[type.key],
        claimantName: String(record.claimantName ?? ''),
        statusName: String(record.statusName ?? ''),
        groups: summaryGroups(seenBy(actor, type.resource), record, formats),
        persons: await namedPersons(tx, actor, record),
        log: await readStatusLog(tx, type, record.id),
        formats,
        printedAt: services.now().toISOString(),
      };
      return caseSummaryDocument.write(facts, await readLetterhead(tx, services));
    },
  });

/** The summary of a case as a page and as a PDF, for every type. */
export const caseSummaryPrints = caseTypes.map(printOf);
