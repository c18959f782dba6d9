import { api, Dialog, InputForm } from '#kernel/web';
import { addApiKey } from '../../domain/index.ts';
import type { MadeApiKey } from '../../domain/index.ts';
import './api-keys.css';
import { chosenScopes, scopeFields } from './scope-fields.ts';

type Props = { close: () => void; made: (key: MadeApiKey) => void };

const usualDays = 90;

export function AddKeyDialog({ close, made }: Props) {
  const { name, userId, days } = addApiKey.input;
  const scopes = scopeFields();
  const fields = { name, userId, days, ...scopes };
  const sections = { Key: ['name', 'userId', 'days'], Scopes: Object.keys(scopes) };
  const off = Object.fromEntries(Object.keys(scopes).map((key) => [key, false]));
  const start = { name: '', userId: null, days: usualDays, ...off };
  const save = async (changes: Record<string, unknown>) => {
    const values: Readonly<Record<string, unknown>> = { ...start, ...changes };
    made(
      await api.post<MadeApiKey>(addApiKey.path, {
        name: values['name'],
        userId: values['userId'],
        days: values['days'],
        scopes: chosenScopes(values),
      }),
    );
  };
  return (
    <Dialog kind="summary" title="Add key" close={close}>
      <p className="soft">
        The program acts as the account that you choose, with its rights and no more, as far as the
        scopes go. It never deletes, and never touches accounts, roles or keys.
      </p>
      <div className="api-key-form">
        <InputForm
          fields={fields}
          start={start}
          save={save}
          sections={sections}
          saveText="Add key"
        />
      </div>
    </Dialog>
  );
}
