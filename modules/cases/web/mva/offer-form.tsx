import type { AnyRecord, Fields } from '#kernel/domain';
import { Amount, Dialog, InputForm, saved, toast } from '#kernel/web';
import { Skeleton } from 'antd';
import { Suspense, useState } from 'react';
import { heads, totalOf } from '../../domain/index.ts';
import type { HeadAmounts } from '../../domain/index.ts';

type Props = {
  title: string;
  fields: Fields;
  start: AnyRecord;
  save: (values: AnyRecord) => Promise<void>;
  close: () => void;
};

const isAmount = (value: unknown): boolean =>
  typeof value === 'string' && /^\d+(\.\d{1,2})?$/.test(value);

/** What is typed adds up while it is typed; what is no amount yet counts as nothing. */
const sumOf = (values: AnyRecord): string =>
  totalOf(
    Object.fromEntries(
      heads.filter((head) => isAmount(values[head])).map((head) => [head, values[head]]),
    ) as HeadAmounts,
  );

/** An offer or a demand, head by head, with its sum always in sight. */
export function OfferForm({ title, fields, start, save, close }: Props) {
  const [sum, setSum] = useState(() => sumOf(start));
  const others = Object.keys(fields).filter((key) => !heads.some((head) => head === key));
  return (
    <Dialog
      kind="attachments"
      title={
        <>
          {title}{' '}
          <span className="mva-sum">
            <Amount of={sum} />
          </span>
        </>
      }
      close={close}
    >
      <Suspense fallback={<Skeleton active />}>
        <InputForm
          fields={fields}
          start={start}
          sections={{ '': others, 'Heads of damage': [...heads] }}
          typed={(values) => setSum(sumOf(values))}
          save={async (changes) => {
            const whole = { ...start, ...changes };
            await save(
              Object.fromEntries(Object.keys(fields).map((key) => [key, whole[key] ?? null])),
            );
            toast.success(saved.section);
            close();
          }}
        />
      </Suspense>
    </Dialog>
  );
}
