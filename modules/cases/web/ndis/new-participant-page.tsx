import { Amount, PageHeader, PageTitle, useUnsaved } from '#kernel/web';
import { Button, Skeleton } from 'antd';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { budgetFields, intakeParties, intakeSections, ndis } from '../../domain/index.ts';
import { AskedField, AskedGrid } from '../appointment/asked-field.tsx';
import { totalOfBudgets } from './intake-budgets.ts';
import type { TypedBudget } from './intake-budgets.ts';
import { useIntake } from './use-intake.ts';
import './ndis.css';

const startOf = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    Object.keys(intakeParties).flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  );

/** S-075: one page from the referral to a case with its plan and budgets. */
export default function NewParticipantPage() {
  const [params] = useSearchParams();
  const form = useIntake(startOf(params));
  const { save, isDirty, isSaving } = form;
  useUnsaved({ isDirty, save });
  const title = `Create ${ndis.label[0]}`;
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <Button type="primary" loading={isSaving} onClick={() => void save()}>
            Save
          </Button>
        }
      />
      <div className="ndis-intake">
        <Suspense fallback={<Skeleton active />}>
          <Section title="Who" fields={intakeParties} form={form} />
          {Object.entries(intakeSections).map(([name, fields]) => (
            <Section key={name} title={name} fields={fields} form={form} />
          ))}
          <Budgets rows={form.budgets} change={form.changeBudgets} error={form.errors.budgets} />
        </Suspense>
      </div>
    </div>
  );
}

type SectionProps = {
  title: string;
  fields: (typeof intakeSections)['Plan' | 'Participant'] | typeof intakeParties;
  form: ReturnType<typeof useIntake>;
};

const Section = ({ title, fields, form: { values, errors, set } }: SectionProps) => (
  <section className="card" aria-label={title}>
    <h2>{title}</h2>
    <AskedGrid>
      {Object.entries(fields).map(([key, field]) => (
        <AskedField
          key={key}
          field={field}
          value={values[key]}
          error={errors[key]}
          isWide={field.kind === 'longText'}
          onChange={(value) => set(key, value)}
        />
      ))}
    </AskedGrid>
  </section>
);

type BudgetProps = {
  rows: readonly TypedBudget[];
  change: (rows: readonly TypedBudget[]) => void;
  error: string | undefined;
};

/** A row for each support category of the plan, and what they come to. */
function Budgets({ rows, change, error }: BudgetProps) {
  const setRow = (at: number, values: TypedBudget) =>
    change(rows.map((row, index) => (index === at ? { ...row, ...values } : row)));
  return (
    <section className="card" aria-label="Budgets">
      <h2>Budgets</h2>
      {rows.map((row, at) => (
        <div key={at} className="ndis-budget-row">
          <AskedField
            field={budgetFields.supportCategoryId}
            value={row.supportCategoryId}
            onChange={(id) => setRow(at, { supportCategoryId: id as string | null })}
          />
          <AskedField
            field={budgetFields.amount}
            value={row.amount}
            onChange={(amount) => setRow(at, { amount: amount as string | null })}
          />
          <Button
            aria-label={`Remove budget ${at + 1}`}
            disabled={rows.length === 1}
            onClick={() => change(rows.filter((_, index) => index !== at))}
          >
            Remove
          </Button>
        </div>
      ))}
      {error && <p role="alert">{error}</p>}
      <p className="ndis-buttons">
        <Button onClick={() => change([...rows, {}])}>Add budget</Button>
        <span>
          Together{' '}
          <strong>
            <Amount of={totalOfBudgets(rows)} />
          </strong>
        </span>
      </p>
    </section>
  );
}
