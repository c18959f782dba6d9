import { Refused } from '#kernel/server';
import type { Services, Tx } from '#kernel/server';
import { inTenantCurrency } from '#platform/server';
import { labelledMarks } from '../../domain/index.ts';
import type { RenderedTemplate, TemplateReply } from './engine/template-order.ts';
import { TemplateRenderer } from './engine/template-renderer.ts';

/** One for each running server; a process that renders nothing never starts a thread. */
const renderers = new WeakMap<Services, TemplateRenderer>();

function rendererOf(services: Services): TemplateRenderer {
  const found = renderers.get(services) ?? new TemplateRenderer();
  renderers.set(services, found);
  return found;
}

export const stopTemplates = (services: Services): Promise<void> => rendererOf(services).stop();

export type TemplateWords = { readonly subject: string; readonly content: string };

/** D22: in a thread of its own. A template that is wrong or asks for too much is refused. */
export async function renderTemplate(
  services: Services,
  { subject, content }: TemplateWords,
  data: Readonly<Record<string, unknown>>,
): Promise<RenderedTemplate> {
  const order = { work: 'render', subject, content, data: withoutEmpty(data) } as const;
  const reply = refuseFaults(await rendererOf(services).perform(order));
  if ('rendered' in reply) return labelled(reply.rendered);
  throw new Error('The template thread answered something else');
}

/** As it is read: its amounts in the currency of the practice. */
export async function renderForReader(
  { tx, services }: { readonly tx: Tx; readonly services: Services },
  words: TemplateWords,
  data: Readonly<Record<string, unknown>>,
): Promise<RenderedTemplate> {
  return inCurrency(tx, await renderTemplate(services, words, data));
}

export const inCurrency = async <T extends RenderedTemplate>(tx: Tx, words: T): Promise<T> => ({
  ...words,
  subject: await inTenantCurrency(tx, words.subject),
  html: await inTenantCurrency(tx, words.html),
  text: await inTenantCurrency(tx, words.text),
});

const labelled = ({ subject, html, text }: RenderedTemplate): RenderedTemplate => ({
  subject: labelledMarks(subject, false),
  html: labelledMarks(html, true),
  text: labelledMarks(text, false),
});

/** What may be kept of the HTML that somebody wrote. */
export async function cleanContent(services: Services, content: string): Promise<string> {
  const reply = refuseFaults(await rendererOf(services).perform({ work: 'clean', content }));
  if ('cleaned' in reply) return reply.cleaned;
  throw new Error('The template thread answered something else');
}

type Good = Extract<TemplateReply, { rendered: unknown } | { cleaned: unknown }>;

function refuseFaults(reply: TemplateReply): Good {
  if ('tooMuch' in reply) {
    throw new Refused('templateTooHeavy', { values: { why: reply.tooMuch } });
  }
  if (!('fault' in reply)) return reply;
  const { part, line, column, message } = reply.fault;
  throw new Refused('templateMalformed', {
    field: part === 'subject' ? 'subject' : 'templateContent',
    values: { part, line, column, message },
  });
}

/** A list without rows, and a text without letters, are not filled in. */
function withoutEmpty(value: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filled(one)]));
}

function filled(value: unknown): unknown {
  if (value === '' || value === undefined) return null;
  if (Array.isArray(value)) return value.length ? value.map(filled) : null;
  if (typeof value === 'object' && value !== null) {
    return withoutEmpty(value as Readonly<Record<string, unknown>>);
  }
  return value;
}
