import { choice, relativeRangeNames, relativeRanges } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { Button } from 'antd';
import { useState } from 'react';
import { searchAppointment, searchFields } from '../../domain/index.ts';
import { LabelledInput } from '../parts/labelled-input.tsx';
import { saidField } from '../parts/said-field.ts';
import type { ChangeCriteria, CriteriaValues, SearchKey, SearchValue } from './use-criteria.ts';

type Props = { values: CriteriaValues; change: ChangeCriteria; clear: () => void };

/** Without a choice of days; the server means the same. */
const usual = 'usual';
const between = 'between';
const when = choice('When', {
  [usual]: 'Next 3 weeks',
  ...Object.fromEntries(
    relativeRangeNames()
      .filter((name) => !name.startsWith('last'))
      .map((name) => [name, relativeRanges[name]]),
  ),
  [between]: 'Between two days',
});
const where = choice('Place', { centre: 'At a centre', video: 'By video' });

const noDays = { relativeDate: null, dateFrom: null, dateTo: null } as const;

/** What a caller asks for, from what is said first to what is said last. */
export function CriteriaPanel({ values, change, clear }: Props) {
  const isCustomer = useSession().actor.roles.includes('CASE_MANAGER');
  const input = (key: SearchKey) => (
    <LabelledInput<SearchValue>
      field={saidField(searchAppointment, key)}
      value={values[key]}
      onChange={(value) => change({ [key]: value })}
    />
  );
  const [isBetween, setBetween] = useState(false);
  const hasDays = isBetween || Boolean(values.dateFrom ?? values.dateTo);
  const chooseWhen = (value: string | null) => {
    setBetween(value === between);
    change({ ...noDays, relativeDate: value === usual || value === between ? null : value });
  };
  const video = values.isVideoAppointment;
  return (
    <form
      className="criteria"
      aria-label="What to search for"
      onSubmit={(event) => event.preventDefault()}
    >
      {!isCustomer && input('companyId')}
      {input('specialtyIds')}
      {input('accreditationIds')}
      {input('matterTypeId')}
      <div className="criteria-pair">
        {input('postcode')}
        {input('radiusKm')}
      </div>
      <div className="criteria-pair">
        {input('state')}
        <LabelledInput<string>
          field={where}
          value={video === undefined ? null : video ? 'video' : 'centre'}
          onChange={(value) => change({ isVideoAppointment: value ? value === 'video' : null })}
        />
      </div>
      <LabelledInput<string>
        field={when}
        value={hasDays ? between : ((values.relativeDate as string | undefined) ?? usual)}
        onChange={chooseWhen}
      />
      {hasDays &&
        (['dateFrom', 'dateTo'] as const).map((key) => (
          <LabelledInput<SearchValue>
            key={key}
            field={searchFields[key]}
            value={values[key]}
            onChange={(value) => change({ relativeDate: null, [key]: value })}
          />
        ))}
      {input('consultationType')}
      {input('languageId')}
      {input('specialistId')}
      {input('centreId')}
      <div className="criteria-switch">{input('includeUnavailable')}</div>
      <Button block onClick={clear}>
        Clear
      </Button>
    </form>
  );
}
