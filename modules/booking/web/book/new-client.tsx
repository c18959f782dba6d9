import { pickFields } from '../parts/pick-fields.ts';
import type { Reference } from '#kernel/domain';
import { api, Dialog, InputForm } from '#kernel/web';
import { client } from '#parties/domain';

type Props = {
  companyId: string | null;
  done: (client: Reference) => void;
  close: () => void;
};

const fields = pickFields(client.fields, [
  'firstName',
  'lastName',
  'dateOfBirth',
  'mobile',
  'email',
  'claimNo',
  'companyId',
  'caseManagerId',
]);

/** As much as a booking needs; the rest is filled in on the client's own page. */
export function NewClient({ companyId, done, close }: Props) {
  const save = async (values: Record<string, unknown>) => {
    const body = { ...(companyId && { companyId }), ...values };
    const { id, firstName, lastName } = await api.post<Record<string, string>>(
      '/app/clients',
      body,
    );
    done({ id: id ?? '', displayName: `${firstName ?? ''} ${lastName ?? ''}` });
  };
  return (
    <Dialog kind="confirm" title="New client" close={close}>
      <InputForm fields={fields} start={companyId ? { companyId } : {}} save={save} />
    </Dialog>
  );
}
