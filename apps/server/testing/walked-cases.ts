import { randomUUID } from 'node:crypto';
import { appointmentTypes, caseTypes } from '#cases/domain';
import type { CaseType } from '#cases/domain';
import type { aCasePractice } from '#cases/testing';
import { workflows } from '#kernel/domain';
import { tableOf } from '#kernel/server';
import type { WalkedWorkflow } from '#kernel/testing';

type Practice = Awaited<ReturnType<typeof aCasePractice>>;
type Walked = Readonly<Record<string, Partial<WalkedWorkflow>>>;

/** How cases of every type are made and placed; the next types by themselves. */
export function walkedCases(practice: Practice, setLate: (isLate: boolean) => void): Walked {
  /** With an appointment, as most of its moves want it. */
  const aCaseWithAppointment = (type: CaseType) => async () => {
    const table = tableOf(type.resource);
    const { id } = await practice.newCase({}, type.resource.base);
    const [slot] = await practice.slots((await practice.session()).id);
    const { body } = await practice.book(slot?.id ?? '');
    await practice.run(`update appointments set case_module = $3, case_id = $1 where id = $2`, [
      id,
      body.id,
      type.key,
    ]);
    await practice.run(
      `update ${table} set appointment_id = $2, appointment_date = a.date_from,
          appointment_zone = a.time_zone, centre_id = a.centre_id, specialist_id = a.specialist_id
        from appointments a where ${table}.id = $1 and a.id = $2`,
      [id, body.id],
    );
    return { id };
  };

  /** An undo leads back along the log: the last step is written into it as the table would have it. */
  const logLastStep =
    (name: string, table: string) =>
    async (id: string): Promise<void> => {
      const workflow = workflows().find(({ on }) => on.name === name);
      const [row] = await practice.run(`select step from ${table} where id = $1`, [id]);
      const step = String(row?.['step']);
      const back = workflow?.moves['undo']?.axes['step']?.steps[step]?.[0];
      if (!back) return;
      await practice.run(
        `insert into status_log (tenant_id, id, resource, record_id, move, axis, from_state, to_state)
        values ($1, $2, $6, $3, 'walked', 'step', $4, $5)`,
        [practice.tenantId, randomUUID(), id, back, step, name],
      );
    };

  const walkedAppointment = (type: CaseType): Partial<WalkedWorkflow> => ({
    tenantId: practice.tenantId,
    make: aCaseWithAppointment(type),
    async placed(id) {
      await logLastStep(type.resource.name, tableOf(type.resource))(id);
      await aFinalReportOf(id);
    },
    async input(move) {
      if (move === 'reschedule') {
        const [slot] = await practice.slots((await practice.session()).id);
        return { slotId: slot?.id, tell: null };
      }
      return move === 'rebook' ? { slotId: null, tell: null } : {};
    },
    setLate,
  });

  /** A type without an appointment; what its moves ask for besides is said in `special`. */
  const walkedPlain = (type: CaseType): Partial<WalkedWorkflow> => ({
    tenantId: practice.tenantId,
    make: async () => ({ id: (await practice.newCase({}, type.resource.base)).id }),
    async placed(id) {
      await logLastStep(type.resource.name, tableOf(type.resource))(id);
      await aFinalReportOf(id);
    },
  });

  const all = Object.fromEntries(
    caseTypes.map((type) => [
      type.resource.name,
      (appointmentTypes.includes(type) ? walkedAppointment : walkedPlain)(type),
    ]),
  );

  /** The moves of the report want one whose PDF is there. */
  async function aFinalReportOf(caseId: string): Promise<void> {
    const [fileId, reportId] = [randomUUID(), randomUUID()];
    await practice.run(
      `insert into files (tenant_id, id, name, extension, content_type, storage_key, status)
        values ($1, $2, 'Report.pdf', 'pdf', 'application/pdf', $3, 'stored')`,
      [practice.tenantId, fileId, fileId],
    );
    await practice.run(
      `insert into case_reports (tenant_id, id, case_id, kind, file_id) values ($1, $2, $3, 'final', $4)`,
      [practice.tenantId, reportId, caseId, fileId],
    );
  }
  return all;
}
