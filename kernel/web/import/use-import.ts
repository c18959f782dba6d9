import { importColumns, matchHeaders, mostImportRows, seenBy } from '#kernel/domain';
import type { AnyResource, ImportReport, TaskDetail, TaskView } from '#kernel/domain';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api/api.ts';
import { failureText } from '../api/failure-text.ts';
import { useRefetch } from '../resource/record.ts';
import { useSession } from '../session/session.ts';
import { announceEnd } from '../tasks/announce-end.ts';
import { awaitTask } from '../tasks/watch-tasks.ts';
import { handOver, rowsOf, sendRows } from './import-rows.ts';
import type { Mapping } from './import-rows.ts';
import { readSheet, SheetProblem } from './read-sheet.ts';
import type { Sheet } from './read-sheet.ts';
import { taskReport, whyUnfinished } from './task-report.ts';

export type Step =
  | { readonly at: 'choose' }
  | { readonly at: 'columns'; readonly sheet: Sheet; readonly mapping: Mapping }
  | { readonly at: 'busy'; readonly words: string; readonly done: number; readonly of: number }
  | { readonly at: 'task'; readonly id: string; readonly total: number }
  | {
      readonly at: 'report' | 'done';
      readonly sheet: Sheet;
      readonly mapping: Mapping;
      readonly report: ImportReport;
    };

type Checked = Extract<Step, { at: 'report' | 'done' }>;

const words = (error: unknown) =>
  error instanceof SheetProblem ? error.message : failureText(error);

/** The way of one sheet: chosen, matched, checked, and only then imported. */
export function useImport(declared: AnyResource) {
  const { actor } = useSession();
  const resource = seenBy(actor, declared);
  const refetch = useRefetch(resource);
  const columns = importColumns(resource);
  const [step, setStep] = useState<Step>({ at: 'choose' });
  const [problem, setProblem] = useState<string | null>(null);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);

  const attempt = async (back: Step, work: () => Promise<Step>) => {
    setProblem(null);
    try {
      setStep(await work());
    } catch (error) {
      setProblem(words(error));
      setStep(back);
    }
  };

  const check = (sheet: Sheet, mapping: Mapping) =>
    attempt({ at: 'columns', sheet, mapping }, async () => {
      const rows = rowsOf(sheet, mapping);
      const show = (done: number) =>
        setStep({ at: 'busy', words: 'Checking the rows', done, of: rows.length });
      show(0);
      const report = await sendRows(resource, rows, { dryRun: true }, show);
      return { at: 'report', sheet, mapping, report };
    });

  const choose = async (file: File) => {
    setProblem(null);
    setStep({ at: 'busy', words: 'Reading the file', done: 0, of: 0 });
    try {
      const sheet = await readSheet(file);
      const mapping = matchHeaders(sheet.headers, columns);
      const isComplete = columns.every(
        ({ key, isRequired }) => !isRequired || mapping.includes(key),
      );
      const isKnown = mapping.every((key, at) => key !== null || !sheet.headers[at]);
      if (isComplete && isKnown) await check(sheet, mapping);
      else setStep({ at: 'columns', sheet, mapping });
    } catch (error) {
      setProblem(words(error));
      setStep({ at: 'choose' });
    }
  };

  const importNow = (from: Checked, skipTwins: boolean) =>
    attempt(from, async () => {
      const { sheet, mapping, report: checked } = from;
      const rows = rowsOf(sheet, mapping);
      const show = (done: number) =>
        setStep({ at: 'busy', words: 'Importing', done, of: rows.length });
      show(0);
      const { fileName } = sheet;
      if (rows.length > mostImportRows) {
        const id = crypto.randomUUID();
        await handOver(resource, rows, { id, fileName, skipTwins, numbers: sheet.numbers }, show);
        awaitTask(id, (task) => void ended(task, from));
        return { at: 'task', id, total: rows.length };
      }
      const validOnly = checked.faults.length > 0 || rows.length > checked.valid;
      const options = { validOnly, skipTwins, batchId: crypto.randomUUID(), fileName };
      try {
        const report = await sendRows(resource, rows, options, show);
        return { at: 'done', sheet, mapping, report };
      } finally {
        await refetch();
      }
    });

  /** Whoever has closed the dialog meanwhile is told by a message. */
  const ended = async (task: TaskView, { sheet, mapping }: Checked) => {
    await refetch();
    if (!isHere.current) return announceEnd(task);
    return attempt({ at: 'choose' }, async () => {
      const detail = await api.get<TaskDetail>(`/app/tasks/${task.id}`);
      setProblem(whyUnfinished(detail));
      return { at: 'done', sheet, mapping, report: taskReport(detail, sheet) };
    });
  };

  return { resource, columns, step, setStep, problem, choose, check, importNow, refetch };
}

export type Import = ReturnType<typeof useImport>;
