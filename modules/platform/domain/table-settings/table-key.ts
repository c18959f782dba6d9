import { validationMessages as say } from '#kernel/domain';
import * as z from 'zod';

/** Names one table of the product, e.g. `companies` or `companies/business-units`. */
export const tableKeySchema = z
  .string(say.required)
  .regex(/^[A-Za-z0-9][\w./:-]{0,119}$/, 'Please name the table.');
