import { accept } from '#kernel/domain';
import { addRecord, answer, handle, newId } from '#kernel/server';
import {
  initCase,
  moveCase,
  newQuotation,
  ot,
  otType,
  templateWrites,
} from '../../domain/index.ts';
import type { CaseRecord } from '../../domain/index.ts';
import { moveFacts } from '../engine/index.ts';
import { quotationsOf, readTemplate } from './quotation-rows.ts';

/** C-062: the case waits for its quotation from the first second. */
export const initCaseHandler = handle(initCase, async (call) => {
  const { tx, actor, services, input, write } = call;
  const { templateId, ...body } = input;
  const json = await addRecord(tx, { actor, services, resource: ot, body });
  const record = JSON.parse(json) as CaseRecord;
  const facts = await moveFacts(tx, services, otType, record);
  const id = newId();
  await write(
    accept(
      ...moveCase(otType, record, 'requestQuotation', facts),
      newQuotation(id, record, facts.today),
    ),
  );
  if (templateId)
    await write(accept(templateWrites(id, await readTemplate(tx, templateId), facts.today)));
  const quotations = await quotationsOf(tx, record.id);
  return answer({ id: record.id, caseNo: record.caseNo, ...quotations }, 201);
});
