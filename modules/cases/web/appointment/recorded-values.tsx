import { FieldValue } from '#kernel/web';
import type { CaseSectionProps } from '../case-page/section-props.ts';

type Props = Pick<CaseSectionProps, 'type' | 'record'> & { keys: readonly string[] };

/** What the case says about a step that was taken. */
export const RecordedValues = ({ type, record, keys }: Props) => (
  <dl className="values">
    {keys.map((key) => {
      const field = type.resource.fields[key];
      return (
        field && (
          <div key={key} className="field">
            <dt>{field.label}</dt>
            <dd>
              <FieldValue field={field} name={key} record={record} />
            </dd>
          </div>
        )
      );
    })}
  </dl>
);
