import { handle, newId } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  caseTypes,
  decideDictationReport,
  decidePic7,
  pic7Step,
  saveDictationReport,
  setPic7,
} from '../../domain/index.ts';
import type { CaseType, DictationPlan } from '../../domain/index.ts';
import { caseRecord, linkedCase } from '../engine/index.ts';
import { isTypist } from '../typing/typists.ts';
import { dictationSection } from './dictation-report.ts';

const reportText = `select id from case_dictation_reports where case_id = $1::uuid and not is_deleted`;
const picText = `select id from case_pics where case_id = $1::uuid and step = $2 and not is_deleted`;
const jobsText = `select id from typing_jobs
  where case_id = $1::uuid and status = any ($2::text[]) and not is_deleted`;

async function idsOf(tx: Tx, text: string, values: readonly unknown[]): Promise<string[]> {
  return (await tx.query<{ id: string }>(text, values)).map(({ id }) => id);
}

/** C-049. */
const saveHandler = ({ resource }: CaseType): Handler =>
  handle(saveDictationReport(resource), async ({ record, input, tx, write }) => {
    const found = caseRecord(record);
    const plan = input as DictationPlan;
    const [reportId = null] = await idsOf(tx, reportText, [found.id]);
    await write(
      decideDictationReport(found.id, plan, {
        reportId,
        newId: newId(),
        isTypist: !plan.typistId || (await isTypist(tx, plan.typistId)),
        waitingJobIds: await idsOf(tx, jobsText, [found.id, ['waiting']]),
      }),
    );
    return { id: found.id, ...(await dictationSection(tx, found)) };
  });

/** C-121. */
const pic7Handler = handle(setPic7, async ({ actor, params, input, tx, write }) => {
  const link = { fromModule: input.fromModule, objectId: params.caseId ?? '' };
  const { type, record } = await linkedCase(tx, actor, link);
  const [picId = null] = await idsOf(tx, picText, [record.id, pic7Step]);
  await write(
    decidePic7(type, record, input.picUserId, {
      picId,
      isPerson: await isTypist(tx, input.picUserId),
      openJobIds: await idsOf(tx, jobsText, [record.id, ['waiting', 'claimed', 'completed']]),
    }),
  );
  const { picUser } = await dictationSection(tx, record);
  return { id: record.id, picUser };
});

export const dictationSectionHandlers: readonly Handler[] = [
  ...caseTypes.map(saveHandler),
  pic7Handler,
];
