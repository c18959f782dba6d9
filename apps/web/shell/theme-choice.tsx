import type { BrowserSetting } from '#kernel/web';
import { useBrowserSetting } from '#kernel/web';
import type { ReactNode } from 'react';
import { useId } from 'react';

type Props<T extends string> = {
  title: string;
  setting: BrowserSetting<T>;
  choices: readonly { value: T; label: string; picture?: ReactNode }[];
};

/** Radio buttons that look like cards: every choice is in view, and one key away. */
export function ThemeChoice<T extends string>({ title, setting, choices }: Props<T>) {
  const [chosen, choose] = useBrowserSetting(setting);
  const group = useId();
  return (
    <fieldset className="theme-choice">
      <legend>{title}</legend>
      <div className="theme-cards">
        {choices.map(({ value, label, picture }) => (
          <label key={value} className="theme-card">
            <input
              type="radio"
              name={group}
              value={value}
              checked={chosen === value}
              onChange={() => choose(value)}
            />
            {picture}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
