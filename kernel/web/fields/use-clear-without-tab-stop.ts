import type { InputRef } from 'antd';
import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';

/**
 * Tab leads from field to field: the cross in a field is for the pointer, by keyboard the text is
 * deleted. The library makes it a stop of its own, and has no property for it.
 */
export function useClearWithoutTabStop(): RefObject<InputRef | null> {
  const field = useRef<InputRef>(null);
  useEffect(() => {
    const around = field.current?.input?.parentElement;
    around?.querySelector('.ant-input-clear-icon')?.setAttribute('tabindex', '-1');
  }, []);
  return field;
}
