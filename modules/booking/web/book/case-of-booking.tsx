import { useSession } from '#kernel/web';
import { bookSlot, caseTypesOfBooking } from '../../domain/index.ts';
import { LabelledInput } from '../parts/labelled-input.tsx';
import { labelledField } from '../parts/tenant-labels.ts';
import type { BookingValues } from './use-booking.ts';

type Props = {
  values: BookingValues;
  set: (name: string, value: unknown) => void;
};

/** Whether the booking is for a case, and of which of the types that the practice has. */
export function CaseOfBooking({ values, set }: Props) {
  const { actor } = useSession();
  const types = caseTypesOfBooking(actor);
  if (!types.length) return null;
  const typeField = labelledField(bookSlot, 'caseType');
  const choices = Object.fromEntries(types.map((type) => [type, typeField.choices?.[type] ?? '']));
  return (
    <>
      <LabelledInput
        field={labelledField(bookSlot, 'makeCase')}
        value={values.makeCase}
        onChange={(value) => set('makeCase', value)}
      />
      {Boolean(values.makeCase) && types.length > 1 && (
        <LabelledInput
          field={{ ...typeField, choices, required: true }}
          value={values.caseType}
          onChange={(value) => set('caseType', value)}
        />
      )}
    </>
  );
}
