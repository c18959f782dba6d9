import type { FieldKind } from '#kernel/domain';
import type { ComponentType } from 'react';
import { AddressInput } from './address-input.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { ColourInput } from './colour-input.tsx';
import { DateInput, DateTimeInput } from './date-input.tsx';
import { FileInput } from './file-input.tsx';
import { FlagInput } from './flag-input.tsx';
import type { InputProps } from './input-props.ts';
import { JsonInput } from './json-input.tsx';
import { LookupInput } from './lookup-input.tsx';
import { MonthInput } from './month-input.tsx';
import { NumberInput } from './number-input.tsx';
import { PhoneInput } from './phone-input.tsx';
import { RowsInput } from './rows-input.tsx';
import type { EditedRow } from './rows-table.tsx';
import { LongTextInput, TextInput } from './text-input.tsx';
import { TimeInput } from './time-input.tsx';
import { TimeZoneInput } from './time-zone-input.tsx';

const inputs = {
  text: TextInput,
  email: TextInput,
  url: TextInput,
  longText: LongTextInput,
  phone: PhoneInput,
  number: NumberInput,
  money: NumberInput,
  percent: NumberInput,
  decimal: NumberInput,
  date: DateInput,
  dateTime: DateTimeInput,
  time: TimeInput,
  timeZone: TimeZoneInput,
  flag: FlagInput,
  choice: ChoiceInput,
  multiChoice: ChoiceInput,
  lookup: LookupInput,
  multiLookup: LookupInput,
  address: AddressInput,
  file: FileInput,
  json: JsonInput,
  rows: NestedRows,
} as const satisfies Record<FieldKind, unknown>;

/** Texts that are asked for in another way, by their format. */
const formatted: Readonly<Record<string, ComponentType<InputProps<string>>>> = {
  colour: ColourInput,
  month: MonthInput,
};

/** Each cell of a row is asked for as any other field is. */
function NestedRows(props: InputProps<readonly EditedRow[]>) {
  return <RowsInput {...props} Input={FieldInput} />;
}

/** The form knows values as unknown; each kind's schema vouches for the type its input gets. */
export function FieldInput(props: InputProps<unknown>) {
  const { kind, format = '' } = props.field;
  const Input = ((kind === 'text' && formatted[format]) || inputs[kind]) as ComponentType<
    InputProps<unknown>
  >;
  return <Input {...props} />;
}
