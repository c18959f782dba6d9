import { can } from '#kernel/domain';
import {
  api,
  Dialog,
  fieldsToAsk,
  Notice,
  PageHeader,
  PageTitle,
  ResourceList,
  useDraft,
  useSession,
} from '#kernel/web';
import { useQuery } from '@tanstack/react-query';
import { Button, Input, Segmented } from 'antd';
import { Suspense, useState } from 'react';
import {
  emptyInput,
  impairmentLine,
  impairmentPrintPage,
  reportText,
  sheetOf,
} from '../../domain/index.ts';
import type { ImpairmentInput, ImpairmentLine } from '../../domain/index.ts';
import { copyReport } from './copy-report.ts';
import { PirsForm } from './pirs-form.tsx';
import { RatingRows } from './rating-rows.tsx';
import { WorkingsView } from './workings-view.tsx';
import './impairment.css';

type Part = 'physical' | 'psychiatric';

const parts: { value: Part; label: string }[] = [
  { value: 'physical', label: 'Physical' },
  { value: 'psychiatric', label: 'Psychiatric (PIRS)' },
];

function useLines(): readonly ImpairmentLine[] {
  const { actor } = useSession();
  const { data } = useQuery({
    queryKey: ['list', impairmentLine.base, 'checker'],
    queryFn: ({ signal }) =>
      api.get<{ items: ImpairmentLine[] }>(
        `/app/${impairmentLine.base}`,
        { maxResultCount: 1000, fields: fieldsToAsk(actor, impairmentLine) },
        signal,
      ),
  });
  return data?.items ?? [];
}

/** R-044, S-042, G-017: every figure with the rule that it comes from. */
export default function ImpairmentChecker() {
  const draft = useDraft<ImpairmentInput>('impairment');
  const [input, setInput] = useState<ImpairmentInput>(draft.found ?? emptyInput);
  const [part, setPart] = useState<Part>('physical');
  const lines = useLines();
  const change = (values: Partial<ImpairmentInput>) => {
    const next = { ...input, ...values };
    setInput(next);
    draft.keep(next);
  };
  const sheet = sheetOf(input, lines);
  const isEmpty = !sheet.physical && !sheet.psychiatric;
  return (
    <div className="page">
      <PageTitle>Impairment Checker</PageTitle>
      <PageHeader
        title="Impairment Checker"
        meta="AMA Guides, 5th edition; PIRS by the NSW workers compensation guidelines"
        actions={
          <CheckerButtons
            isEmpty={isEmpty}
            copy={() => void copyReport(reportText(sheet))}
            print={() => openPrint(input)}
            clear={() => change(emptyInput)}
          />
        }
      />
      <Notice
        tone="info"
        title="Toe to foot and binaural hearing are tables, not formulas: they are worked out by the lines that your practice has entered from its own copy of the guide. Check every result against the guide before it is relied on."
      />
      <div className="toolbar impairment-kinds">
        <Segmented<Part>
          aria-label="Kind of impairment"
          options={parts}
          value={part}
          onChange={setPart}
        />
        <Input
          className="impairment-subject"
          aria-label="Case or person"
          placeholder="Case or person, for the print"
          maxLength={200}
          value={input.subject}
          onChange={({ target }) => change({ subject: target.value })}
        />
      </div>
      <div className="impairment">
        <section className="card" aria-label="What was found">
          {part === 'physical' ? (
            <RatingRows ratings={input.ratings} change={(ratings) => change({ ratings })} />
          ) : (
            <PirsForm input={input} change={change} />
          )}
        </section>
        <WorkingsView sheet={sheet} part={part} />
      </div>
    </div>
  );
}

const openPrint = (input: ImpairmentInput) => {
  const query = new URLSearchParams({ sheet: JSON.stringify(input) });
  window.open(`${impairmentPrintPage}?${query.toString()}`, '_blank', 'noopener');
};

type ButtonsProps = { isEmpty: boolean; copy: () => void; print: () => void; clear: () => void };

function CheckerButtons({ isEmpty, copy, print, clear }: ButtonsProps) {
  const { actor } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {can(actor, `${impairmentLine.name}.create`) && (
        <Button onClick={() => setOpen(true)}>Tables of the practice</Button>
      )}
      <Button disabled={isEmpty} onClick={clear}>
        Start again
      </Button>
      <Button disabled={isEmpty} onClick={print}>
        Print
      </Button>
      <Button type="primary" disabled={isEmpty} onClick={copy}>
        Copy for the report
      </Button>
      <Suspense>
        {isOpen && (
          <Dialog kind="summary" title="Tables of the practice" close={() => setOpen(false)}>
            <ResourceList resource={impairmentLine} />
          </Dialog>
        )}
      </Suspense>
    </>
  );
}
