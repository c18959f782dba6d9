import type { FastifyRequest } from 'fastify';
import type { AnyResource, ValidationError } from '#kernel/domain';
import { check, createSchema } from '#kernel/domain';
import { contextOf } from '../db/context.ts';
import { refusalOf } from '../db/refusal-of.ts';
import { invalid } from '../refused.ts';
import type { Services } from '../services.ts';
import { databaseFor } from './executor.ts';
import { newId } from './ids.ts';
import { touched } from './operations.ts';
import { workbook } from './workbook.ts';
import type { FileAnswer } from './workbook.ts';
import { insertStatements } from './write-sql.ts';

const mostRows = 1000;

/**
 * All rows or none. The browser reads the spreadsheet and sends its rows as JSON, so that the
 * server never unpacks an archive; every faulty row is named with its number.
 */
export async function importRecords(
  services: Services,
  request: FastifyRequest,
  resource: AnyResource,
): Promise<{ imported: number }> {
  const rows = (request.body as { rows?: unknown } | null | undefined)?.rows;
  if (!Array.isArray(rows) || !rows.length || rows.length > mostRows) {
    throw invalid([{ message: `Send 1 to ${mostRows} rows.`, members: ['rows'] }]);
  }
  const checked = rows.map((row) => check(createSchema(resource), row));
  const faults = checked.flatMap((result, index) => (result.ok ? [] : at(index, result.errors)));
  if (faults.length) throw invalid(faults.slice(0, 200));
  const database = databaseFor(services, request.actor, resource);
  await database.transaction(contextOf(request.actor, request.id), async (tx) => {
    for (const [index, result] of checked.entries()) {
      if (!result.ok) continue;
      try {
        await tx.batch(insertStatements(resource, newId(), result.value));
      } catch (error) {
        const refused = refusalOf(error);
        if (!refused || refused.status >= 500) throw error;
        const [first] = refused.validationErrors;
        throw invalid(at(index, [first ?? { message: refused.message, members: [] }]));
      }
    }
  });
  touched(request.actor, resource);
  return { imported: rows.length };
}

const at = (index: number, errors: readonly ValidationError[]): ValidationError[] =>
  errors.map(({ message, members }) => ({
    message: `Row ${index + 1}: ${message}`,
    members: members.map((member) => `rows.${index}.${member}`),
  }));

/** The sheet to fill in: one column for each field that a new record may carry. */
export function importTemplate(resource: AnyResource): Promise<FileAnswer> {
  const fields = Object.values(resource.fields).filter(
    (field) => !field.readOnly && field.kind !== 'json' && field.kind !== 'file',
  );
  return workbook(`${resource.label[1].replace(/\W+/g, '')}_template.xlsx`, {
    name: resource.label[1],
    headers: fields.map((field) => (field.required ? `${field.label} *` : field.label)),
    rows: [],
  });
}
