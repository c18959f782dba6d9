import { importColumns, matchHeaders, seenBy } from '#kernel/domain';
import type { AnyResource, ImportReport } from '#kernel/domain';
import { useState } from 'react';
import { failureText } from '../api/failure-text.ts';
import { useRefetch } from '../resource/record.ts';
import { useSession } from '../session/session.ts';
import { rowsOf, sendRows } from './import-rows.ts';
import type { Mapping } from './import-rows.ts';
import { readSheet, SheetProblem } from './read-sheet.ts';
import type { Sheet } from './read-sheet.ts';

export type Step =
  | { readonly at: 'choose' }
  | { readonly at: 'columns'; readonly sheet: Sheet; readonly mapping: Mapping }
  | { readonly at: 'busy'; readonly words: string; readonly done: number; readonly of: number }
  | {
      readonly at: 'report' | 'done';
      readonly sheet: Sheet;
      readonly mapping: Mapping;
      readonly report: ImportReport;
    };

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

  const importNow = (from: Step & { at: 'report' | 'done' }, skipTwins: boolean) =>
    attempt(from, async () => {
      const { sheet, mapping, report: checked } = from;
      const rows = rowsOf(sheet, mapping);
      const show = (done: number) =>
        setStep({ at: 'busy', words: 'Importing', done, of: rows.length });
      show(0);
      const options = {
        validOnly: checked.faults.length > 0 || rows.length > checked.valid,
        skipTwins,
        batchId: crypto.randomUUID(),
        fileName: sheet.fileName,
      };
      try {
        const report = await sendRows(resource, rows, options, show);
        return { at: 'done', sheet, mapping, report };
      } finally {
        await refetch();
      }
    });

  return { resource, columns, step, setStep, problem, choose, check, importNow, refetch };
}

export type Import = ReturnType<typeof useImport>;
