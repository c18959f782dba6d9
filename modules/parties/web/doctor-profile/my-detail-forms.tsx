import type { RecordOf } from '#kernel/domain';
import { api, FieldValue, InputForm, saved, toast } from '#kernel/web';
import { specialist, updateMyDetail } from '../../domain/index.ts';

const { cvFileId, removeCv: _removeCv, ...rest } = updateMyDetail.input;
const { personalEmail, phone, mobile, address, languageIds, ...numbers } = rest;
const contact = { personalEmail, phone, mobile, languageIds, address };

const files = ['cvFileId', 'sampleReportFileId'] as const;

type Props = { own: RecordOf<typeof specialist>; refresh: () => Promise<void> };

/** Each card is saved by itself; what the practice decides is not asked here. */
export function MyDetailForms({ own, refresh }: Props) {
  const save = async (changes: Record<string, unknown>) => {
    await api.put(updateMyDetail.path, { ...changes, concurrencyStamp: own.concurrencyStamp });
    toast.success(saved.section);
    await refresh();
  };
  const held = files.filter((name) => own[name]);
  return (
    <>
      <section className="card" aria-label="Contact">
        <h2>Contact</h2>
        <p className="soft">
          Bookings are sent to {own.businessEmail ?? 'no business email yet'}. Please ask the
          practice to change it.
        </p>
        <InputForm key={own.concurrencyStamp} fields={contact} start={own} save={save} />
      </section>
      <section className="card" aria-label="Provider numbers">
        <h2>Provider numbers</h2>
        <InputForm key={own.concurrencyStamp} fields={numbers} start={own} save={save} />
      </section>
      <section className="card" aria-label="CV">
        <h2>CV and sample report</h2>
        {held.length ? (
          <dl className="values">
            {held.map((name) => (
              <div key={name} className="field">
                <dt>{specialist.fields[name].label}</dt>
                <dd>
                  <FieldValue field={specialist.fields[name]} name={name} record={own} />
                </dd>
              </div>
            ))}
          </dl>
        ) : (
          <p className="soft">We hold no CV yet.</p>
        )}
        <InputForm
          key={own.concurrencyStamp}
          fields={{ cvFileId: { ...cvFileId, label: own.cvFileId ? 'A new CV' : 'CV' } }}
          start={{ cvFileId: null }}
          save={save}
          saveText="Save CV"
        />
      </section>
    </>
  );
}
