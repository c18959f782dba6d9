import type { AnyAction } from './action.ts';
import type { Fields } from './field.ts';
import type { Module } from './module.ts';
import type { Page } from './page.ts';
import type { AnyResource } from './resource.ts';

export type Say = (label: string) => string;

/** Only labels, and choices that speak: names, addresses and other choices are data. What does not change stays the same object. */
export const translateModule = (module: Module, say: Say): Module => ({
  ...module,
  resources: module.resources.map((resource) => translateResource(resource, say)),
  actions: module.actions.map((action) => actionIn(action, say)),
  pages: module.pages.map((page) => pageIn(page, say)),
});

/** Null where nothing is said otherwise. */
function choicesIn(choices: Readonly<Record<string, string>>, say: Say) {
  const said = Object.entries(choices).map(([key, label]) => [key, say(label)] as const);
  return said.some(([key, label]) => choices[key] !== label) ? Object.fromEntries(said) : null;
}

function fieldsIn(fields: Fields, say: Say): Fields {
  const entries = Object.entries(fields).map(([key, field]) => {
    const label = say(field.label);
    const hint = field.hint && say(field.hint);
    const choices = field.speaks && choicesIn(field.choices ?? {}, say);
    const isSame = label === field.label && hint === field.hint && !choices;
    const said = { ...field, label, ...(hint && { hint }), ...(choices && { choices }) };
    return [key, isSame ? field : said] as const;
  });
  const isSame = entries.every(([key, field]) => fields[key] === field);
  return isSame ? fields : Object.fromEntries(entries);
}

export function translateResource(resource: AnyResource, say: Say): AnyResource {
  const [one, many] = resource.label;
  const fields = fieldsIn(resource.fields, say);
  const titles = Object.keys(resource.detail);
  const isSame =
    fields === resource.fields && [one, many, ...titles].every((label) => say(label) === label);
  if (isSame) return resource;
  return {
    ...resource,
    label: [say(one), say(many)],
    fields,
    detail: Object.fromEntries(
      Object.entries(resource.detail).map(([title, section]) => [say(title), section]),
    ),
  };
}

function actionIn(action: AnyAction, say: Say): AnyAction {
  const label = action.label && say(action.label);
  const input = fieldsIn(action.input, say);
  if (label === action.label && input === action.input) return action;
  return { ...action, input, ...(label && { label }) };
}

function pageIn(page: Page, say: Say): Page {
  const title = say(page.title);
  return title === page.title ? page : { ...page, title };
}
