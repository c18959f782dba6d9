import { headerOf } from '#kernel/domain';
import { Button, Select } from 'antd';
import { useState } from 'react';
import type { Mapping } from './import-rows.ts';
import type { Sheet } from './read-sheet.ts';
import type { Import } from './use-import.ts';

type Props = { run: Import; sheet: Sheet; given: Mapping };

/** Which column of the sheet fills which field; shown where the headings do not say it all. */
export function ColumnsStep({ run, sheet, given }: Props) {
  const { columns, check, setStep } = run;
  const [mapping, setMapping] = useState(given);
  const missing = columns.filter(({ key, isRequired }) => isRequired && !mapping.includes(key));
  const set = (at: number, key: string | null) =>
    setMapping(mapping.map((own, place) => (place === at ? key : own === key ? null : own)));

  return (
    <>
      <p className="soft">
        Columns without a field are left out. The first filled cell helps to recognise them.
      </p>
      <div className="import-scroll">
        <table className="import-table">
          <thead>
            <tr>
              <th scope="col">Column in the file</th>
              <th scope="col">Example</th>
              <th scope="col">Field</th>
            </tr>
          </thead>
          <tbody>
            {unknownFirst(sheet, given).map(({ header, at }) => (
              <tr key={`${at} ${header}`}>
                <th scope="row">{header || `Column ${at + 1}`}</th>
                <td className="soft">{exampleOf(sheet, at)}</td>
                <td>
                  <FieldSelect
                    label={`Field for ${header || `column ${at + 1}`}`}
                    columns={columns}
                    value={mapping[at] ?? null}
                    choose={(key) => set(at, key)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {missing.length > 0 && (
        <p className="import-missing">
          Still missing: {missing.map(({ label }) => label).join(', ')}
        </p>
      )}
      <p className="import-buttons">
        <Button onClick={() => setStep({ at: 'choose' })}>Choose another file</Button>
        <Button
          type="primary"
          disabled={missing.length > 0}
          onClick={() => void check(sheet, mapping)}
        >
          Check {sheet.rows.length} rows
        </Button>
      </p>
    </>
  );
}

type SelectProps = {
  label: string;
  columns: Import['columns'];
  value: string | null;
  choose: (key: string | null) => void;
};

const FieldSelect = ({ label, columns, value, choose }: SelectProps) => (
  <Select<string>
    aria-label={label}
    className="import-field"
    allowClear
    showSearch={{ optionFilterProp: 'label' }}
    placeholder="Left out"
    value={value}
    options={columns.map((column) => ({ value: column.key, label: headerOf(column) }))}
    onChange={(key: string | undefined) => choose(key ?? null)}
  />
);

const unknownFirst = ({ headers }: Sheet, mapping: Mapping) =>
  headers
    .map((header, at) => ({ header, at }))
    .toSorted((a, b) => Number(mapping[a.at] !== null) - Number(mapping[b.at] !== null));

const exampleOf = ({ rows }: Sheet, at: number): string =>
  String(rows.find((cells) => (cells[at] ?? '') !== '')?.[at] ?? '').slice(0, 60);
