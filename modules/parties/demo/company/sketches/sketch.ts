import type { companyTypes } from '../../../domain/index.ts';
import type { Suburb } from '#platform/demo';

export type CompanyType = keyof typeof companyTypes;

/** B-090, with days counted from today. */
export type HighRiskSketch = {
  readonly from: number;
  readonly to?: number;
  readonly toCaseManagers: string;
  readonly toStaff: string;
};

export type CompanySketch = {
  readonly name: string;
  readonly type: CompanyType;
  readonly suburb: Suburb;
  readonly tradingName?: string;
  readonly isActive?: false;
  readonly highRisk?: HighRiskSketch;
};

export const sketch = (
  name: string,
  type: CompanyType,
  suburb: Suburb,
  more: Pick<CompanySketch, 'tradingName' | 'isActive' | 'highRisk'> = {},
): CompanySketch => ({ name, type, suburb, ...more });
