import { Input, Select } from 'antd';
import {
  conditionTests,
  fittingTest,
  labelOf,
  readPlainCondition,
  testsFor,
  writeCondition,
} from '../../../domain/index.ts';
import type { PlainCondition } from '../../../domain/index.ts';
import { useVariables } from './variables-context.ts';

type Change = { readonly test: string; readonly change: (test: string) => void };

/** "Only if … is …", for whoever writes no code. */
export function ConditionSettings({ test, change }: Change) {
  const variables = useVariables();
  const plain = readPlainCondition(test);
  if (!plain) return <code>{test}</code>;
  const kindOf = (path: string) => variables.find((one) => one.path === path)?.kind;
  const put = (next: Partial<PlainCondition>) => {
    const wanted = { ...plain, ...next };
    change(writeCondition({ ...wanted, test: fittingTest(kindOf(wanted.path), wanted.test) }));
  };
  const fitting = new Set([...testsFor(kindOf(plain.path)), plain.test]);
  const tests = [...fitting].map((value) => ({ value, label: conditionTests[value] }));
  const known = variables.map(({ path }) => ({ value: path, label: labelOf(variables, path) }));
  return (
    <>
      <Select
        size="small"
        showSearch={{ optionFilterProp: 'label' }}
        aria-label="Variable"
        popupMatchSelectWidth={false}
        value={plain.path}
        options={known}
        onChange={(path) => put({ path })}
      />
      <Select
        size="small"
        aria-label="Test"
        popupMatchSelectWidth={false}
        value={plain.test}
        options={tests}
        onChange={(test) => put({ test })}
      />
      {['is', 'isNot', 'contains'].includes(plain.test) && (
        <Input
          size="small"
          className="template-box-value"
          aria-label="Value"
          value={plain.value}
          onChange={({ target }) => put({ value: target.value })}
        />
      )}
    </>
  );
}
