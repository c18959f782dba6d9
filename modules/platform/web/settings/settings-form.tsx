import type { Fields } from '#kernel/domain';
import { InputForm } from '#kernel/web';
import {
  isHostSetting,
  settingField,
  settingGroups,
  settingInput,
  settingText,
} from '../../domain/index.ts';
import type { SettingGroup, SettingKey, SettingValues } from '../../domain/index.ts';

/** A form names its fields by plain words: dots would mean parts of a value. */
const nameOf = (key: SettingKey) => key.replaceAll('.', '');

type Props = {
  groups?: readonly SettingGroup[];
  settings: SettingValues;
  /** The host also sets what belongs to the provider. */
  isHost: boolean;
  save: (changes: Record<string, string>) => Promise<void>;
};

/** One card and one Save for each group, so that a change is seen where it was made. */
export const SettingsForm = ({ groups = settingGroups, settings, isHost, save }: Props) =>
  groups
    .map((group) => ({ ...group, keys: group.keys.filter((key) => isHost || !isHostSetting(key)) }))
    .filter((group) => group.keys.length > 0)
    .map((group) => <Group key={group.title} group={group} settings={settings} save={save} />);

type GroupProps = { group: SettingGroup } & Pick<Props, 'settings' | 'save'>;

function Group({ group, settings, save }: GroupProps) {
  const fields: Fields = Object.fromEntries(
    group.keys.map((key) => [nameOf(key), settingField(key)]),
  );
  const start = Object.fromEntries(
    group.keys.map((key) => [nameOf(key), settingInput(key, settings[key] ?? '')]),
  );
  const saveGroup = (changes: Record<string, unknown>) => {
    const changed = group.keys.filter((key) => nameOf(key) in changes);
    return save(Object.fromEntries(changed.map((key) => [key, settingText(changes[nameOf(key)])])));
  };
  return (
    <section className="card" aria-label={group.title}>
      <h2>{group.title}</h2>
      <p className="soft">{group.text}</p>
      <InputForm key={JSON.stringify(start)} fields={fields} start={start} save={saveGroup} />
    </section>
  );
}
