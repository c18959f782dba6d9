import { StarFilled } from '@ant-design/icons';
import { StatusChip } from '#kernel/web';
import type { FoundSpecialist } from './search-results.ts';
import { SpecialistCard } from './specialist-card.tsx';

/** Who, and what the company thinks of them. */
export const SpecialistLine = ({ specialist }: { specialist: FoundSpecialist }) => (
  <span className="found-name">
    {specialist.isFavourite && (
      <span
        className="found-star"
        role="img"
        aria-label="Favourite of the company"
        data-tip={specialist.favouriteNote ?? 'Favourite of the company'}
      >
        <StarFilled />
      </span>
    )}
    <SpecialistCard specialist={specialist} />
    {specialist.specialty && <span className="soft">{specialist.specialty}</span>}
    {specialist.isExcluded && (
      <span data-tip={specialist.exclusionReason}>
        <StatusChip tone="danger">Excluded by the company</StatusChip>
      </span>
    )}
  </span>
);
