import { EmptyState } from '#kernel/web';
import { isSettingKey, tenantSettings } from '../../domain/index.ts';
import { Moment } from '../parts/date-and-time.tsx';

export type SettingChange = {
  key: string;
  label: string;
  from: string | null;
  to: string | null;
  userName: string | null;
  time: string;
};

function words(key: string, value: string | null): string {
  if (value === null) return 'default';
  if (value === '') return 'empty';
  const row: { label?: string; choices?: Readonly<Record<string, string>> } = isSettingKey(key)
    ? tenantSettings[key]
    : {};
  return row.choices?.[value] ?? value;
}

/** Who changed what. */
export const SettingChanges = ({ items }: { items: readonly SettingChange[] }) => (
  <section className="card" aria-label="Latest changes">
    <h2>Latest changes</h2>
    {items.length === 0 ? (
      <EmptyState title="Nothing has been changed yet" />
    ) : (
      <ul className="settings-changes">
        {items.slice(0, 15).map((change) => (
          <li key={`${change.time} ${change.key}`}>
            <span>
              <strong>{change.label}</strong>: {words(change.key, change.from)} →{' '}
              {words(change.key, change.to)}
            </span>
            <small>
              {change.userName ?? 'The system'}, <Moment at={change.time} />
            </small>
          </li>
        ))}
      </ul>
    )}
  </section>
);
