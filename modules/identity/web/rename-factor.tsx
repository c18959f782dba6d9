import { text } from '#kernel/domain';
import { api, Dialog, InputForm } from '#kernel/web';
import { Suspense } from 'react';
import { factorsAddress } from './addresses.ts';

type Props = { factor: { id: string; name: string }; close: () => void };

const fields = { name: text('Name', { required: true, max: 60 }) };

export const RenameFactor = ({ factor, close }: Props) => (
  <Dialog kind="confirm" title="Rename" close={close}>
    <Suspense>
      <InputForm
        fields={fields}
        start={factor}
        save={async (changes) => {
          await api.put(`${factorsAddress}/${factor.id}`, changes);
          close();
        }}
      />
    </Suspense>
  </Dialog>
);
