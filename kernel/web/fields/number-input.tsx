import { currencies, grouped, isExact } from '#kernel/domain';
import type { Field } from '#kernel/domain';
import { InputNumber } from 'antd';
import { useSession } from '../session/session.ts';
import { padded } from './number-format.ts';
import type { InputProps } from './input-props.ts';

/** How many decimals are shown at least. A rate shows all that it has. */
const places = ({ kind, decimals }: Field) =>
  decimals ?? (kind === 'number' || kind === 'decimal' ? 0 : 2);

/** B-303 to B-306. Limits are told by the shared schema, never clamped in silence (B-301). */
export function NumberInput({ field, value, onChange, id, disabled }: InputProps<string | number>) {
  const { currency } = useSession();
  const isMoney = field.kind === 'money';
  const isRate = isExact(field) && !isMoney;
  const prefix = isMoney ? currencies[currency] : field.kind === 'percent' ? '%' : undefined;
  return (
    <InputNumber<string | number>
      {...(id && { id })}
      disabled={disabled ?? false}
      style={{ width: '100%' }}
      value={value ?? null}
      stringMode={isExact(field)}
      {...(!isRate && { precision: places(field) })}
      controls={false}
      prefix={prefix}
      formatter={(shown, { userTyping, input }) =>
        field.format === 'year'
          ? String(shown ?? '')
          : grouped(userTyping ? input : padded(String(shown ?? ''), places(field)))
      }
      parser={(typed) => (typed ?? '').replace(/[^\d.-]/g, '')}
      onChange={(next) =>
        onChange?.(next === null ? null : isExact(field) ? String(next) : Number(next))
      }
    />
  );
}
