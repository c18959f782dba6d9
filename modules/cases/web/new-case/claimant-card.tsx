import { UserAddOutlined } from '@ant-design/icons';
import { CaseManagerChoice, NewClient } from '#booking/web';
import { can, resourceNamed } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { CaseType } from '../../domain/index.ts';
import { AskedField, AskedGrid } from '../appointment/asked-field.tsx';
import type { TypedCase } from './use-typed-case.ts';

type Props = { form: TypedCase; type: CaseType; isPractice: boolean };

const companyOf = ({ values }: TypedCase): string | null =>
  (values.companyId as string | null | undefined) ?? null;

/** Who is seen and who asks for it. */
export const ClaimantCard = ({ form, type, isPractice }: Props) => (
  <section className="card" aria-label="Who">
    <h2>Who</h2>
    <Claimant form={form} type={type} />
    {isPractice && <Customer form={form} type={type} />}
  </section>
);

/** Found by name, or made in place where nobody knows them yet. */
function Claimant({ form, type }: Omit<Props, 'isPractice'>) {
  const { actor } = useSession();
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState('');
  const { values, errors, references, chooseClient } = form;
  const { clientId } = type.resource.fields;
  return (
    <div className="new-case-claimant">
      {clientId && (
        <AskedField
          field={clientId}
          value={values.clientId}
          error={errors.clientId}
          references={references}
          onSearch={(text) => {
            // The list forgets what was typed when the cursor leaves it.
            if (text) setTyped(text);
          }}
          onChange={(id) => chooseClient((id as string | null) ?? null)}
        />
      )}
      {can(actor, 'client.create') && (
        <Button icon={<UserAddOutlined aria-hidden="true" />} onClick={() => setAdding(true)}>
          New {resourceNamed('client').label[0].toLowerCase()}
        </Button>
      )}
      {isAdding && (
        <Suspense>
          <NewClient
            companyId={companyOf(form)}
            typed={typed}
            close={() => setAdding(false)}
            done={(added) => {
              setAdding(false);
              chooseClient(added.id, added);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function Customer({ form, type }: Omit<Props, 'isPractice'>) {
  const { values, errors, references, set } = form;
  const { companyId } = type.resource.fields;
  return (
    <AskedGrid>
      {companyId && (
        <AskedField
          field={companyId}
          value={values.companyId}
          error={errors.companyId}
          references={references}
          onChange={(id) => {
            set('companyId', id);
            // Whoever worked for the other company does not come along.
            set('bookingCmId', null);
          }}
        />
      )}
      <CaseManagerChoice
        companyId={companyOf(form)}
        value={(values.bookingCmId as string | null | undefined) ?? null}
        references={references}
        error={errors.bookingCmId}
        onChange={(id) => set('bookingCmId', id)}
      />
    </AskedGrid>
  );
}
