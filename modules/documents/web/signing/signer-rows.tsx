import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { mayAddSigner, movedUp, newSigner, withSigner } from './draft.ts';
import type { Draft } from './draft.ts';

type Props = {
  draft: Draft;
  change: (draft: Draft) => void;
  activeKey: number;
  setActive: (key: number) => void;
};

/** They sign from the first to the last. */
export function SignerRows({ draft, change, activeKey, setActive }: Props) {
  const add = () => {
    const key = Math.max(...draft.signers.map((one) => one.key)) + 1;
    change({ ...draft, signers: [...draft.signers, newSigner(key)] });
    setActive(key);
  };
  const remove = (key: number) =>
    change({ ...draft, signers: draft.signers.filter((one) => one.key !== key) });
  return (
    <fieldset className="send-signers">
      <legend>Signers, in their order</legend>
      {draft.signers.map(({ key, name, email }, at) => (
        <div
          key={key}
          className={key === activeKey ? 'send-signer send-signer-active' : 'send-signer'}
          onFocus={() => setActive(key)}
        >
          <span className="signer-turn">{at + 1}</span>
          <span className="send-person">
            <Input
              aria-label={`Name of signer ${at + 1}`}
              placeholder="Name"
              value={name}
              maxLength={200}
              onChange={({ target }) => change(withSigner(draft, key, { name: target.value }))}
            />
            <Input
              aria-label={`Email of signer ${at + 1}`}
              placeholder="Email"
              type="email"
              value={email}
              onChange={({ target }) => change(withSigner(draft, key, { email: target.value }))}
            />
          </span>
          <Button
            type="text"
            size="small"
            aria-label={`Move signer ${at + 1} up`}
            icon={<ArrowUpOutlined />}
            disabled={at === 0}
            onClick={() => change(movedUp(draft, key))}
          />
          <Button
            type="text"
            size="small"
            danger
            aria-label={`Remove signer ${at + 1}`}
            icon={<DeleteOutlined />}
            disabled={draft.signers.length === 1}
            onClick={() => remove(key)}
          />
        </div>
      ))}
      <Button size="small" icon={<PlusOutlined />} disabled={!mayAddSigner(draft)} onClick={add}>
        Add signer
      </Button>
    </fieldset>
  );
}
