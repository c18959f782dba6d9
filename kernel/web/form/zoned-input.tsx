import { zoneWithPlace } from '#kernel/domain';
import { Form } from 'antd';
import { useState } from 'react';
import { FieldInput } from '../fields/field-input.tsx';
import type { InputProps } from '../fields/input-props.ts';
import { useSession } from '../session/session.ts';

/** A time whose clock another field names, with that clock beside it. */
export function ZonedInput(props: InputProps<unknown>) {
  const { field, value } = props;
  const session = useSession();
  const [opened] = useState(() => Date.now());
  const form = Form.useFormInstance();
  const key = field.zone ?? '';
  const watched: unknown = Form.useWatch(key);
  // Before the first watch comes in, the form knows already.
  const given: unknown = watched ?? form.getFieldValue(key);
  const zone = typeof given === 'string' && given ? given : session.zone;
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  const instant = new Date(Number.isNaN(at) ? opened : at).toISOString();
  return (
    <>
      <FieldInput {...props} zone={zone} />
      <span className="soft">{zoneWithPlace(instant, zone)}</span>
    </>
  );
}
