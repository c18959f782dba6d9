type Props<K extends string> = {
  label: string;
  choices: Readonly<Record<K, string>>;
  value: K;
  onChange: (value: K) => void;
  /** Keys that choose, shown as hints. */
  keys?: Readonly<Partial<Record<K, string>>>;
};

/** A few choices beside each other, one of them taken. */
export const ChoiceStrip = <K extends string>(props: Props<K>) => {
  const { label, choices, value, onChange, keys } = props;
  return (
    <div className="strip" role="group" aria-label={label}>
      {(Object.entries(choices) as [K, string][]).map(([key, words]) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === value}
          data-tip={keys?.[key] ? `${words} (${keys[key]})` : undefined}
          onClick={() => onChange(key)}
        >
          {words}
        </button>
      ))}
    </div>
  );
};
