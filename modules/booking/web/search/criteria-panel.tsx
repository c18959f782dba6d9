import { choice, relativeRangeNames, relativeRanges } from '#kernel/domain';
import type { Field } from '#kernel/domain';
import { useSession } from '#kernel/web';
import { useState } from 'react';
import {
  booksForAnyCompany,
  filtersByScheme,
  searchAppointment,
  searchFields,
} from '../../domain/index.ts';
import { LabelledInput } from '../parts/labelled-input.tsx';
import { labelledField } from '../parts/tenant-labels.ts';
import { PlaceInput } from './place-input.tsx';
import type { ChangeCriteria, CriteriaValues, SearchKey, SearchValue } from './use-criteria.ts';

type Props = { values: CriteriaValues; change: ChangeCriteria };

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

/** Asked now and then; open when one of them is in use. */
const more: readonly SearchKey[] = [
  'accreditationIds',
  'state',
  'isVideoAppointment',
  'consultationType',
  'languageId',
  'specialistId',
  'centreId',
  'includeUnavailable',
];

/** G-108: only specialists who are accredited for the chosen scheme are offered. */
function fieldFor(key: SearchKey, scheme: SearchValue | undefined): Field {
  const field = labelledField(searchAppointment, key);
  return key === 'specialistId' && typeof scheme === 'string'
    ? { ...field, where: { ...field.where, matterTypeId: scheme } }
    : field;
}

/** What a caller asks for, from what is said first to what is said last. */
export function CriteriaPanel({ values, change }: Props) {
  const { actor } = useSession();
  const isCustomer = !booksForAnyCompany(actor);
  const hasSchemes = filtersByScheme(actor);
  const scheme = hasSchemes ? values.matterTypeId : undefined;
  const input = (key: SearchKey) => (
    <LabelledInput<SearchValue>
      field={fieldFor(key, scheme)}
      value={values[key]}
      onChange={(value) => change({ [key]: value })}
    />
  );
  const used = more.filter((key) => values[key] !== undefined).length;
  const [isOpen, setOpen] = useState(used > 0);
  return (
    <form
      className="criteria"
      aria-label="What to search for"
      onSubmit={(event) => event.preventDefault()}
    >
      {input('specialtyIds')}
      <div className="criteria-pair">
        <PlaceInput
          value={String(values.postcode ?? '')}
          change={(postcode) => change({ postcode })}
        />
        {input('radiusKm')}
      </div>
      <When values={values} change={change} />
      {hasSchemes && input('matterTypeId')}
      {!isCustomer && input('companyId')}
      <details
        className="criteria-more"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>More{used > 0 && ` (${used} in use)`}</summary>
        {isOpen && (
          <div className="criteria-rest">
            <div className="criteria-pair">
              {input('state')}
              <VideoOrCentre values={values} change={change} />
            </div>
            {input('accreditationIds')}
            {input('consultationType')}
            {input('languageId')}
            {input('specialistId')}
            {input('centreId')}
            <div className="criteria-switch">{input('includeUnavailable')}</div>
          </div>
        )}
      </details>
    </form>
  );
}

function VideoOrCentre({ values: { isVideoAppointment: video }, change }: Props) {
  return (
    <LabelledInput<string>
      field={where}
      value={typeof video === 'boolean' ? (video ? 'video' : 'centre') : null}
      onChange={(value) => change({ isVideoAppointment: value ? value === 'video' : null })}
    />
  );
}

function When({ values, change }: Props) {
  const [isBetween, setBetween] = useState(false);
  const hasDays = isBetween || Boolean(values.dateFrom ?? values.dateTo);
  const choose = (value: string | null) => {
    setBetween(value === between);
    change({ ...noDays, relativeDate: value === usual || value === between ? null : value });
  };
  return (
    <>
      <LabelledInput<string>
        field={when}
        value={hasDays ? between : ((values.relativeDate as string | undefined) ?? usual)}
        onChange={choose}
      />
      {hasDays && (
        <div className="criteria-days">
          {(['dateFrom', 'dateTo'] as const).map((key) => (
            <LabelledInput<SearchValue>
              key={key}
              field={searchFields[key]}
              value={values[key]}
              onChange={(value) => change({ relativeDate: null, [key]: value })}
            />
          ))}
        </div>
      )}
    </>
  );
}
