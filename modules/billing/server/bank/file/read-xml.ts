import { BrokenBankFile } from '../../../domain/bank/bank-file.ts';
import { plainText } from './plain-text.ts';

/** An element without the prefix of its name space. */
export type XmlElement = {
  readonly name: string;
  readonly at: number;
  readonly attributes: string;
  readonly children: XmlElement[];
  text: string;
};

const deepest = 100;

/** No DOCTYPE is read, so no entity of a file can reach out or grow. A name is read in one way only. */
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/)?([\w.:-]+)(?=[\s/>])([^>]*?)(\/)?>|([^<]+)/g;

/** As much of XML as a bank statement needs: elements, attributes as text, CDATA, comments. */
export function readXml(text: string): XmlElement {
  const root: XmlElement = { name: '', at: 1, attributes: '', children: [], text: '' };
  const open = [root];
  let [line, end] = [1, 0];
  for (const found of text.matchAll(token)) {
    const [whole, cdata, closes, prefixed = '', attributes = '', isEmpty, words] = found;
    if (found.index !== end) throw new BrokenBankFile(line, 'this is no XML');
    end = found.index + whole.length;
    const top = open.at(-1) ?? root;
    const name = prefixed.replace(/^.*:/, '');
    if (closes) {
      if (top.name !== name || open.length === 1)
        throw new BrokenBankFile(line, `</${prefixed}> closes nothing`);
      open.pop();
    } else if (name) {
      const made: XmlElement = { name, at: line, attributes, children: [], text: '' };
      top.children.push(made);
      if (!isEmpty) open.push(made);
      if (open.length > deepest) throw new BrokenBankFile(line, 'it is nested too deeply');
    } else top.text += cdata ?? plainText(words ?? '');
    line += whole.split('\n').length - 1;
  }
  if (end !== text.length) throw new BrokenBankFile(line, 'this is no XML');
  if (open.length > 1)
    throw new BrokenBankFile(line, `<${open.at(-1)?.name ?? ''}> is never closed`);
  return root;
}

/** Every element of this name under it, at any depth. */
export const allNamed = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...allNamed(child, name),
  ]);

/** The element at the end of the path, each step the first of its name. */
export function atPath(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  const [name, ...rest] = path;
  if (!element || name === undefined) return element;
  return atPath(
    element.children.find((child) => child.name === name),
    ...rest,
  );
}

export const textAt = (element: XmlElement | undefined, ...path: string[]): string =>
  atPath(element, ...path)?.text.trim() ?? '';
