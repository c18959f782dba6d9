import { findResource } from '#kernel/domain';
import type { AnyRecord, Field } from '#kernel/domain';
import { useQueries } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect, useRef } from 'react';
import { api } from '../api/api.ts';
import { listFreshness } from '../api/query-client.ts';
import { FieldInput } from '../fields/field-input.tsx';
import type { InputProps } from '../fields/input-props.ts';

const recordQuery = (resource: string, id: string) => {
  const base = findResource(resource)?.base ?? resource;
  return {
    queryKey: ['record', base, id, 'followed'],
    staleTime: listFreshness,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api.get<AnyRecord>(`/app/${base}/${encodeURIComponent(id)}`, undefined, signal),
  };
};

type Followed = {
  /** What is chosen beside the field. */
  readonly source: string;
  readonly isKnown: boolean;
  readonly said: unknown;
  /** The first lookup has spoken. */
  readonly isDecided: boolean;
};

function useFollowed(name: string, { follows = {} }: Field): Followed {
  const form = Form.useFormInstance<Record<string, unknown>>();
  const lookups = Object.entries(follows);
  const pick = (values: Record<string, unknown>) =>
    lookups.map(([key]) => (typeof values[key] === 'string' ? values[key] : ''));
  // Watched for the sake of drawing again: its first answer comes late, the form's own does not.
  Form.useWatch(pick, form);
  const ids = pick(form.getFieldsValue(true) as Record<string, unknown>);
  const asked = lookups.flatMap(([, resource], at) => {
    const id = ids[at];
    return id ? [{ at, query: recordQuery(resource, id) }] : [];
  });
  const records = useQueries({ queries: asked.map(({ query }) => query) });
  const values = records.map(({ data }) => data?.[name] ?? null);
  return {
    source: ids.join(),
    isKnown: records.every(({ isPending }) => !isPending),
    said: values.find((value) => value !== null) ?? null,
    isDecided: asked[0]?.at === 0 && (values[0] ?? null) !== null,
  };
}

/** A field whose value the record chosen beside it says. What the form opened with stands until then. */
export function FollowingInput({ name, ...props }: InputProps<unknown> & { name: string }) {
  const { source, isKnown, said, isDecided } = useFollowed(name, props.field);
  const { value, onChange } = props;
  const last = useRef(value ? source : null);
  const wasDecided = useRef(false);
  useEffect(() => {
    if (!isKnown) return;
    // Emptied only when the record that decided it is gone; what was typed by hand stays.
    const isSaid = said !== null || wasDecided.current;
    if (last.current !== source && isSaid && said !== value) onChange?.(said);
    last.current = source;
    wasDecided.current = isDecided;
  }, [isKnown, source, said, isDecided, value, onChange]);
  return <FieldInput {...props} disabled={isDecided} />;
}
