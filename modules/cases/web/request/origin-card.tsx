import { panelText, spoken } from '#kernel/web';
import { Button } from 'antd';
import type { CaseType } from '../../domain/index.ts';
import { AskedField } from '../appointment/asked-field.tsx';
import type { NewRequestForm } from './use-new-request.ts';
import type { useOrigin } from './use-origin.ts';

type Props = { form: NewRequestForm; type: CaseType; origin: ReturnType<typeof useOrigin> };

/** The case whose report is supplemented; without one the request comes from outside. */
export function OriginCard({ form, type, origin }: Props) {
  const { originCaseId } = type.resource.fields;
  const { values, errors, references, set } = form;
  if (!originCaseId) return null;
  const found = origin.data;
  const named = found ? [{ id: found.id, displayName: found.caseNo }] : [];
  return (
    <section className="card" aria-label="Origin case">
      <h2>Origin case</h2>
      <AskedField
        field={originCaseId}
        value={values.originCaseId}
        error={errors.originCaseId ?? (origin.error ? panelText(origin.error) : undefined)}
        references={[...references, ...named]}
        onChange={(id) => {
          set('originCaseId', id);
          if (!id) form.setFileIds([]);
        }}
      />
      <p className="soft">
        {found
          ? spoken(`Claimant, customer, specialist and claim are those of ${found.caseNo}.`)
          : spoken('Search by case number or claimant. Leave it empty for a request from outside.')}
        {found && (
          <Button type="link" size="small" onClick={() => form.takeOver(found)}>
            Take them over again
          </Button>
        )}
      </p>
    </section>
  );
}
