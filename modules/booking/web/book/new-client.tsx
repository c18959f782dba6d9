import { resourceNamed } from '#kernel/domain';
import type { Fields, Reference } from '#kernel/domain';
import { api, Dialog, InputForm } from '#kernel/web';
import { pickFields } from '../parts/pick-fields.ts';
import { nameInSentence } from '../parts/tenant-labels.ts';

type Props = {
  companyId: string | null;
  done: (client: Reference) => void;
  close: () => void;
};

const asked = [
  'firstName',
  'lastName',
  'dateOfBirth',
  'mobile',
  'email',
  'claimNo',
  'companyId',
  'caseManagerId',
];

/** As much as a booking needs; the rest is filled in on the client's own page. */
export function NewClient({ companyId, done, close }: Props) {
  const { caseManagerId, ...rest } = pickFields(resourceNamed('client').fields, asked);
  const fields: Fields = {
    ...rest,
    ...(caseManagerId && { caseManagerId: { ...caseManagerId, within: 'companyId' } }),
  };
  const save = async (values: Record<string, unknown>) => {
    const body = { ...(companyId && { companyId }), ...values };
    const { id, firstName, lastName } = await api.post<Record<string, string>>(
      '/app/clients',
      body,
    );
    done({ id: id ?? '', displayName: `${firstName ?? ''} ${lastName ?? ''}` });
  };
  return (
    <Dialog kind="confirm" title={`New ${nameInSentence('client')}`} close={close}>
      <InputForm fields={fields} start={companyId ? { companyId } : {}} save={save} />
    </Dialog>
  );
}
