import { booksForAnyCompany } from '#booking/domain';
import { can, check, inputSchema } from '#kernel/domain';
import type { Fields, ValidationError } from '#kernel/domain';
import {
  api,
  FieldInput,
  PageHeader,
  PageTitle,
  toast,
  toastFailure,
  useRefetch,
  useSession,
  useUnsaved,
} from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { addRequests, mr, mrType } from '../../domain/index.ts';
import { AskedField, AskedGrid } from '../appointment/asked-field.tsx';
import { ClaimantCard } from '../new-case/claimant-card.tsx';
import '../new-case/new-case.css';
import { givenOnly } from '../new-case/new-case-values.ts';
import { useTypedCase } from '../new-case/use-typed-case.ts';
import { providerRows } from './requests-panel.tsx';
import { SimilarRecords } from './similar-records.tsx';

const sections = {
  Claim: ['claimNo', 'dateOfInjury', 'typeOfClaimId', 'side', 'customerReference', 'isUrgent'],
  'What is asked for': ['recordsFrom', 'recordsTo', 'recordsWanted', 'bookingNotes'],
} as const;

const keys = ['clientId', 'companyId', 'bookingCmId', ...Object.values(sections).flat()];
const wide = ['recordsWanted', 'bookingNotes'];

const fieldsOfForm: Fields = Object.fromEntries(
  Object.entries(mr.fields as Fields).filter(([key]) => keys.includes(key)),
);

const errorsOf = (errors: readonly ValidationError[] = []): Record<string, string> =>
  Object.fromEntries(
    errors.flatMap(({ message, members }) => members.map((key) => [key, message])),
  );

type Made = { readonly id: string; readonly caseNo: string };
type Provider = Readonly<Record<string, unknown>>;

/** The page begins with a row to fill in; one that nobody filled in is no provider. */
const firstRow: Provider = {};
export const filledProviders = (rows: readonly Provider[]): readonly Provider[] =>
  rows.filter((row) =>
    Object.values(row).some((value) => value !== undefined && value !== null && value !== ''),
  );

/** The case first; providers that are refused can be added on its page. */
async function make(body: object, items: readonly Provider[]): Promise<Made> {
  const made = await api.post<Made>(`/app/${mr.base}`, body);
  if (items.length)
    await api.post(addRequests.path.replace('{id}', made.id), { items }).catch(toastFailure);
  return made;
}

function useNewRecord(clientId: string | null) {
  const form = useTypedCase(clientId ? { clientId } : {});
  const navigate = useNavigate();
  const refetch = useRefetch(mr);
  const [providers, setProviders] = useState<readonly Provider[]>([firstRow]);
  const [isSaving, setSaving] = useState(false);
  const save = async (): Promise<boolean> => {
    const body = check(inputSchema(fieldsOfForm), givenOnly(form.values, keys));
    if (!body.ok) {
      form.setErrors(errorsOf(body.errors));
      return false;
    }
    setSaving(true);
    try {
      const { id, caseNo } = await make(body.value, filledProviders(providers));
      form.setSaved();
      toast.success(`${caseNo} made`);
      void refetch();
      await navigate(`/view/${mr.segment}/detail/${id}`, { replace: true });
      return true;
    } catch (error) {
      form.setErrors(
        errorsOf((error as { validationErrors?: ValidationError[] }).validationErrors),
      );
      toastFailure(error);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const isDirty = form.isDirty || filledProviders(providers).length > 0;
  return { ...form, isDirty, providers, setProviders, isSaving, save, book: save };
}

/** Who, about what, and which providers: the requests wait on the page of the new case. */
export default function NewRecordPage() {
  const { actor } = useSession();
  const [params] = useSearchParams();
  const form = useNewRecord(params.get('clientId'));
  useUnsaved({ isDirty: form.isDirty, save: form.save });
  const items = providerRows(can(actor, 'treatmentProvider.lookup'));
  return (
    <div className="page">
      <PageTitle>Create Medical Record</PageTitle>
      <PageHeader
        title="Create Medical Record"
        actions={
          <Button type="primary" loading={form.isSaving} onClick={() => void form.save()}>
            Save medical record
          </Button>
        }
      />
      <div className="new-case">
        <div className="new-case-form">
          <ClaimantCard form={form} type={mrType} isPractice={booksForAnyCompany(actor)} />
          <section className="card" aria-label="Providers">
            <h2>Providers</h2>
            <p className="soft">Each becomes a request with its own due day. More can follow.</p>
            <Suspense>
              <FieldInput
                field={items}
                value={form.providers}
                onChange={(value) => form.setProviders((value ?? []) as readonly Provider[])}
              />
            </Suspense>
          </section>
          {Object.entries(sections).map(([title, names]) => (
            <section key={title} className="card" aria-label={title}>
              <h2>{title}</h2>
              <AskedGrid>
                {names.map((key) => {
                  const field = fieldsOfForm[key];
                  return (
                    field && (
                      <AskedField
                        key={key}
                        field={field}
                        value={form.values[key]}
                        error={form.errors[key]}
                        references={form.references}
                        isWide={wide.includes(key)}
                        onChange={(value) => form.set(key, value)}
                      />
                    )
                  );
                })}
              </AskedGrid>
            </section>
          ))}
        </div>
        <SimilarRecords clientId={form.values.clientId} />
      </div>
    </div>
  );
}
