import { Liquid, LiquidError } from 'liquidjs';
import {
  askingForNeeds,
  neededFilter,
  neededRowsFilter,
} from '../../../domain/templates/language/needs-of.ts';
import { templateFilters, templateTags } from '../../../domain/templates/language/words.ts';
import { textOfHtml } from '../../../domain/templates/text-of-html.ts';
import { cleanHtml, cleanTemplate } from './clean-html.ts';
import type { TemplateFault, TemplateOrder, TemplateReply } from './template-order.ts';

const longestOutput = 1024 * 1024;
const longestSubject = 300;

/** D22: no files, no includes, no prototypes; only the tags and filters that we explain. */
function engine(outputEscape: 'escape' | undefined): Liquid {
  const liquid = new Liquid({
    ...(outputEscape && { outputEscape }),
    templates: {},
    ownPropertyOnly: true,
    strictFilters: true,
    strictVariables: false,
    jsTruthy: true,
    parseLimit: 500_000,
    memoryLimit: 8_000_000,
  });
  const tags: readonly string[] = templateTags;
  for (const name of Object.keys(liquid.tags)) if (!tags.includes(name)) delete liquid.tags[name];
  for (const name of Object.keys(liquid.filters)) {
    // `escape` is what `outputEscape` uses.
    if (!Object.hasOwn(templateFilters, name) && name !== 'escape') delete liquid.filters[name];
  }
  liquid.registerFilter(neededFilter, (value: unknown, path: string) =>
    isEmpty(value) ? missing(path) : value,
  );
  liquid.registerFilter(neededRowsFilter, (value: unknown, path: string) =>
    isEmpty(value) ? missing(path) : '',
  );
  return liquid;
}

const missing = (path: string): string => `⟦${path}⟧`;

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

let engines: { readonly html: Liquid; readonly plain: Liquid } | undefined;

/** The work of the thread: it is all computing, and only the thread that it runs in is at stake. */
export function writeTemplate(order: TemplateOrder): TemplateReply {
  if (order.work === 'clean') return { cleaned: cleanTemplate(order.content) };
  engines ??= { html: engine('escape'), plain: engine(undefined) };
  const subject = renderPart(engines.plain, 'subject', order.subject, order.data);
  if (typeof subject !== 'string') return subject;
  const content = renderPart(engines.html, 'content', order.content, order.data);
  if (typeof content !== 'string') return content;
  if (content.length + subject.length > longestOutput)
    return { tooMuch: 'It is longer than 1 MB.' };
  const html = cleanHtml(content)
    .replaceAll(/\n\s*\n+/g, '\n')
    .trim();
  const line = subject.replaceAll(/\s+/g, ' ').trim().slice(0, longestSubject);
  return { rendered: { subject: line, html, text: textOfHtml(html) } };
}

function renderPart(
  liquid: Liquid,
  part: TemplateFault['part'],
  source: string,
  data: Readonly<Record<string, unknown>>,
): string | TemplateReply {
  try {
    return String(liquid.parseAndRenderSync(askingForNeeds(source), data));
  } catch (error) {
    const own = faultOf(liquid, source, data) ?? error;
    return replyTo(part, own);
  }
}

/** The place of a fault is told as it stands in the words of the person. */
function faultOf(liquid: Liquid, source: string, data: object): unknown {
  try {
    liquid.parseAndRenderSync(source, data);
    return null;
  } catch (error) {
    return error;
  }
}

function replyTo(part: TemplateFault['part'], error: unknown): TemplateReply {
  if (!(error instanceof Error)) throw error;
  if (/limit exceeded/.test(error.message)) return { tooMuch: 'It writes too much.' };
  return { fault: { part, ...placeOf(error) } };
}

function placeOf(error: Error): Omit<TemplateFault, 'part'> {
  const message = error.message.replace(/, line:\d+, col:\d+$/, '');
  if (!LiquidError.is(error)) return { message, line: 1, column: 1 };
  const [line, column] = error.token.getPosition();
  return { message, line: line ?? 1, column: column ?? 1 };
}
