import { clockText, dayText } from '#booking/web';
import { useSession } from '#kernel/web';
import { Tag } from 'antd';
import { mostInPanel } from '../../domain/index.ts';
import { SlotPicker } from '../appointment/slot-picker.tsx';
import type { NewCaseForm } from './use-new-case.ts';

/** One time, or a panel: each specialist gets a case, and all are booked together or none. */
export function ChosenTimes({ form }: { form: NewCaseForm }) {
  const { dateFormat } = useSession();
  const { values, slots, toggleSlot } = form;
  const text = (key: string) => (typeof values[key] === 'string' ? (values[key] as string) : null);
  return (
    <section className="card" aria-label="Times">
      <h2>Times</h2>
      <p className="soft">
        Choose up to {mostInPanel}. Each becomes a case of its own; all are booked, or none.
      </p>
      {slots.length > 0 && (
        <div className="new-case-times" role="status">
          {slots.map((slot) => (
            <Tag key={slot.id} closable onClose={() => toggleSlot(slot)}>
              {dayText(slot.startsAt, slot.timeZone, dateFormat)}{' '}
              {clockText(slot.startsAt, slot.timeZone)}, {slot.specialist}
            </Tag>
          ))}
        </div>
      )}
      <SlotPicker
        criteria={{
          // A panel is of several specialists: once one is chosen the others are shown.
          specialistId: slots.length ? null : text('specialistId'),
          specialtyId: text('specialtyId'),
          companyId: text('companyId'),
        }}
        chosen={slots.map(({ id }) => id)}
        choose={toggleSlot}
      />
    </section>
  );
}
