import { paperRightsPoint } from '#documents/server';
import { fundingPapers } from '../domain/index.ts';

export const fundingPaperRights = fundingPapers.map((rights) =>
  paperRightsPoint.contribute(rights),
);
