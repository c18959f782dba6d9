import { currencies } from '#kernel/domain';
import type { Field } from '#kernel/domain';
import { InputNumber } from 'antd';
import { useSession } from '../session/session.ts';
import { grouped, padded } from './number-format.ts';
import type { InputProps } from './input-props.ts';

const places = (field: Field) => field.decimals ?? (field.kind === 'number' ? 0 : 2);

/** B-303 to B-306. Limits are told by the shared schema, never clamped in silence (B-301). */
export function NumberInput({ field, value, onChange, id, disabled }: InputProps<string | number>) {
  const { currency } = useSession();
  const isMoney = field.kind === 'money';
  const prefix = isMoney ? currencies[currency] : field.kind === 'percent' ? '%' : undefined;
  return (
    <InputNumber<string | number>
      {...(id && { id })}
      disabled={disabled ?? false}
      style={{ width: '100%' }}
      value={value ?? null}
      stringMode={isMoney}
      precision={places(field)}
      controls={false}
      prefix={prefix}
      formatter={(shown, { userTyping, input }) =>
        grouped(userTyping ? input : padded(String(shown ?? ''), places(field)))
      }
      parser={(typed) => (typed ?? '').replace(/[^\d.-]/g, '')}
      onChange={(next) => onChange?.(next === null ? null : isMoney ? String(next) : Number(next))}
    />
  );
}
