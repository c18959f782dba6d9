import { oneTimeLinkUsed } from '#documents/domain';
import { accept, change, create } from '#kernel/domain';
import { on, writeBySystem } from '#kernel/server';
import { briefOpening, caseBrief } from '../../domain/index.ts';

type Row = {
  readonly id: string;
  readonly caseId: string;
  readonly sentTo: string | null;
  readonly openedAt: string | null;
};

const text = `select id, case_id as "caseId", sent_to as "sentTo", opened_at as "openedAt"
  from case_briefs where file_id = $1 and not is_deleted for update`;

/** The receipt: only whoever got link and code can have opened it. */
export const noteOpening = on(
  oneTimeLinkUsed,
  'cases.noteBriefOpening',
  async ({ payload }, tx, services) => {
    const { fileId, openedAt } = payload;
    const [brief] = await tx.query<Row>(text, [fileId]);
    if (!brief) return;
    const { id: briefId, caseId, sentTo } = brief;
    await writeBySystem(
      { tx, services },
      accept(
        create(briefOpening, { briefId, caseId, openedBy: sentTo ?? 'By link', openedAt }),
        !brief.openedAt && change(caseBrief, briefId, { openedAt }),
      ),
    );
  },
);
