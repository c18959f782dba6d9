import { mailsByRecord } from '#correspondence/server';
import { fileRetentionRules, filesByRecord } from '#documents/server';
import { retentionStarts } from '#documents/domain';
import { handle } from '#kernel/server';
import type { Handler, Tx } from '#kernel/server';
import {
  caseTypeNames,
  dueCasesPageSize,
  readDueCases,
  readRetentionRules,
  standardChildUntil,
  standardYears,
} from '../../domain/index.ts';
import { overdueCases, storedRules } from './retention-facts.ts';
import type { JudgedCase } from './retention-facts.ts';

const startOf = (from: string): string =>
  Object.hasOwn(retentionStarts, from)
    ? retentionStarts[from as keyof typeof retentionStarts]
    : from;

async function shown(tx: Tx, cases: readonly JudgedCase[]) {
  const ids = cases.map(({ id }) => id);
  const files = new Map((await filesByRecord(tx, ids)).map((row) => [row.id, row.files]));
  const mails = new Map((await mailsByRecord(tx, ids)).map((row) => [row.id, row.mails]));
  return cases.map(({ id, caseType, caseNo, closedOn, keptUntil, mayGo, stays }) => ({
    id,
    caseType,
    caseNo,
    closedOn,
    keptUntil: keptUntil ?? closedOn,
    files: files.get(id) ?? 0,
    mails: mails.get(id) ?? 0,
    mayGo,
    stays: [...stays],
  }));
}

export const retentionHandlers: readonly Handler[] = [
  handle(readRetentionRules, async ({ tx }) => {
    const rules = await storedRules(tx);
    const files = await fileRetentionRules(tx);
    return {
      cases: Object.entries(caseTypeNames).map(([caseType, label]) => {
        const rule = rules.get(caseType);
        const { years = standardYears, childUntil = standardChildUntil, id = null } = rule ?? {};
        return { caseType, label, years, childUntil, ruleId: id };
      }),
      files: files.map((rule) => ({ ...rule, from: startOf(rule.from) })),
    };
  }),

  handle(readDueCases, async ({ tx, services, input }) => {
    const word = (input.filterText ?? '').trim().toLowerCase();
    const all = (await overdueCases(tx, services)).filter(
      ({ caseType, caseNo }) =>
        (!input.caseType || caseType === input.caseType) && caseNo.toLowerCase().includes(word),
    );
    const free = all.filter(({ mayGo }) => mayGo);
    const kept = all.filter(({ mayGo }) => !mayGo);
    const found = input.standing ? { free, kept }[input.standing] : all;
    const from = input.skipCount ?? 0;
    return {
      totalCount: found.length,
      free: free.length,
      kept: kept.length,
      items: await shown(tx, found.slice(from, from + dueCasesPageSize)),
    };
  }),
];
