import { UserAddOutlined } from '@ant-design/icons';
import { CaseManagerChoice, NewClient } from '#booking/web';
import { can, resourceNamed } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import type { CaseType } from '../../domain/index.ts';
import { AskedField } from '../appointment/asked-field.tsx';
import type { NewCaseForm } from './use-new-case.ts';

type Props = { form: NewCaseForm; type: CaseType; isPractice: boolean };

/** Who is seen and who asks for it; a claimant whom nobody knows is made in place. */
export function ClaimantCard({ form, type, isPractice }: Props) {
  const { actor } = useSession();
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState('');
  const { values, errors, references, set, chooseClient } = form;
  const { clientId, companyId } = type.resource.fields;
  const company = (values.companyId as string | null | undefined) ?? null;
  const claimant = resourceNamed('client').label[0].toLowerCase();
  return (
    <section className="card" aria-label="Who">
      <h2>Who</h2>
      <div className="asked-grid">
        <div className="new-case-claimant asked-wide">
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
              New {claimant}
            </Button>
          )}
        </div>
        {isPractice && companyId && (
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
        {isPractice && (
          <CaseManagerChoice
            companyId={company}
            value={(values.bookingCmId as string | null | undefined) ?? null}
            references={references}
            error={errors.bookingCmId}
            onChange={(id) => set('bookingCmId', id)}
          />
        )}
      </div>
      {isAdding && (
        <Suspense>
          <NewClient
            companyId={company}
            typed={typed}
            close={() => setAdding(false)}
            done={(added) => {
              setAdding(false);
              chooseClient(added.id, added);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
