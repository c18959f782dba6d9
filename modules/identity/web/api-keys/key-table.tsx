import { formatDateTime } from '#kernel/domain';
import { StatusChip, TableFrame, useSession } from '#kernel/web';
import { Button } from 'antd';
import { apiKeyStates } from '../../domain/index.ts';
import type { ApiKey } from '../../domain/index.ts';
import { scopesInWords } from './scope-fields.ts';

const heads = ['Name', 'Account', 'Scopes', 'Made', 'Until', 'Last used', 'State', ''];

type Acts = { rotate: (key: ApiKey) => Promise<void>; withdraw: (key: ApiKey) => Promise<void> };

export const KeyTable = ({ keys, ...acts }: Acts & { keys: readonly ApiKey[] }) => (
  <TableFrame label="API keys" heads={heads}>
    {keys.map((key) => (
      <KeyLine key={key.id} shown={key} {...acts} />
    ))}
  </TableFrame>
);

const tones = {
  active: 'success',
  ending: 'warning',
  accountOff: 'warning',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const;

function KeyLine({ shown, rotate, withdraw }: Acts & { shown: ApiKey }) {
  const { zone, dateFormat } = useSession();
  const moment = (at: string | null) => formatDateTime(at, zone, dateFormat);
  const { name, state, createdBy, oldWorksUntil, lastUsedAt, lastAddress } = shown;
  const hasEnded = state === 'expired' || state === 'withdrawn';
  return (
    <tr>
      <td>{name}</td>
      <td>{shown.accountName}</td>
      <td>{scopesInWords(shown.scopes).join('; ')}</td>
      <td>
        {moment(shown.createdAt)}
        {createdBy && ` by ${createdBy}`}
      </td>
      <td>
        {moment(shown.expiresAt)}
        {!hasEnded && oldWorksUntil && (
          <div className="soft">The key of before works until {moment(oldWorksUntil)}</div>
        )}
      </td>
      <td>
        {moment(lastUsedAt) || 'Not yet'}
        {lastAddress && <div className="soft">from {lastAddress}</div>}
      </td>
      <td>
        <StatusChip tone={tones[state]}>{apiKeyStates[state]}</StatusChip>
      </td>
      <td>
        {!hasEnded && (
          <div className="api-key-buttons">
            <Button size="small" aria-label={`Rotate: ${name}`} onClick={() => void rotate(shown)}>
              Rotate
            </Button>
            <Button
              danger
              size="small"
              aria-label={`Withdraw: ${name}`}
              onClick={() => void withdraw(shown)}
            >
              Withdraw
            </Button>
          </div>
        )}
      </td>
    </tr>
  );
}
