import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import type { PDFContext, PDFDocument, PDFObject, PDFPage } from '@cantoo/pdf-lib';

export type TaggedPart = {
  readonly source: PDFDocument;
  readonly copies: readonly PDFPage[];
  readonly title: string;
};

/** Deeper than any document; a file that says more has no tags for us. */
const deepest = 150;
const name = (text: string): PDFName => PDFName.of(text);

export const isText = (value: unknown): value is PDFString | PDFHexString =>
  value instanceof PDFString || value instanceof PDFHexString;

/** What the tags of all parts share. */
type Shared = {
  /** The key of a page or of a link, for the elements of its marks. */
  nextKey(owner: PDFRef | (PDFRef | null)[]): number;
  know(id: string, element: PDFRef): void;
};

type Place = { readonly page: PDFPage; readonly marks: (PDFRef | null)[] };
type Link = { readonly copy: PDFDict; readonly ref: PDFRef };

/** The elements of one part, written again for the pages that were copied. */
export class StructureCopy {
  private readonly context: PDFContext;
  private readonly source: PDFContext;
  private readonly copier: PDFObjectCopier;
  private readonly places = new Map<PDFRef, Place>();
  private readonly links = new Map<PDFRef, Link>();
  private readonly seen = new Set<PDFRef>();
  private readonly tree: Shared;
  private readonly part: TaggedPart;
  private readonly parent: PDFRef;
  private readonly number: number;
  private readonly roles: PDFDict | undefined;

  constructor(tree: Shared, part: TaggedPart, parent: PDFRef, number: number) {
    const [first] = part.copies;
    if (!first) throw new Error('A part without pages');
    this.tree = tree;
    this.part = part;
    this.parent = parent;
    this.number = number;
    this.context = first.node.context;
    this.source = part.source.context;
    this.copier = PDFObjectCopier.for(this.source, this.context);
    this.roles = this.rootOf()?.lookupMaybe(name('RoleMap'), PDFDict);
  }

  /** Nothing: the part has no tags, or none that can be read. */
  elements(): PDFRef[] | null {
    const root = this.rootOf();
    if (!root) return null;
    this.placePages();
    const kids = this.kidsOf(root).flatMap((kid) => this.element(kid, this.parent, null, 0) ?? []);
    if (!kids.length) return null;
    for (const { page, marks } of this.places.values()) {
      const whole = Array.from(marks, (owner) => owner ?? null);
      page.node.set(name('StructParents'), PDFNumber.of(this.tree.nextKey(whole)));
      page.node.set(name('Tabs'), name('S'));
    }
    return kids;
  }

  private rootOf(): PDFDict | undefined {
    const root = this.part.source.catalog.lookup(name('StructTreeRoot'));
    return root instanceof PDFDict ? root : undefined;
  }

  private placePages(): void {
    const sources = this.part.source.getPages();
    for (const [at, page] of this.part.copies.entries()) {
      const from = sources[at];
      if (!from) continue;
      this.places.set(from.ref, { page, marks: [] });
      const [were, are] = [from.node.Annots(), page.node.Annots()];
      for (let each = 0; each < (were?.size() ?? 0); each += 1) {
        const [was, ref] = [were?.get(each), are?.get(each)];
        const copy = are?.lookup(each);
        if (was instanceof PDFRef && ref instanceof PDFRef && copy instanceof PDFDict) {
          copy.delete(name('StructParent'));
          this.links.set(was, { copy, ref });
        }
      }
      forgetMarksOfForms(page);
    }
  }

  private kidsOf(element: PDFDict): readonly PDFObject[] {
    const kids = element.get(name('K'));
    const found = kids instanceof PDFRef ? this.source.lookup(kids) : kids;
    if (found instanceof PDFArray) return found.asArray();
    return kids ? [kids] : [];
  }

  private element(
    kid: PDFObject,
    parent: PDFRef,
    page: PDFRef | null,
    depth: number,
  ): PDFRef | null {
    const found = kid instanceof PDFRef ? this.source.lookup(kid) : kid;
    if (!(found instanceof PDFDict) || depth > deepest) return null;
    if (kid instanceof PDFRef) {
      if (this.seen.has(kid)) return null;
      this.seen.add(kid);
    }
    const ref = this.context.nextRef();
    const named = found.get(name('Pg'));
    const own = named instanceof PDFRef ? named : page;
    const kids = this.kidsOf(found).flatMap((each) => this.kid(each, ref, own, depth) ?? []);
    const place = own ? this.places.get(own) : undefined;
    const made = this.context.obj({
      Type: 'StructElem',
      S: this.roleOf(found),
      P: parent,
      ...(place && { Pg: place.page.ref }),
      ...(kids.length && { K: kids }),
    });
    this.copyWords(found, made, ref);
    this.context.assign(ref, made);
    return ref;
  }

  /** A mark on a page, a link, or an element again. */
  private kid(
    kid: PDFObject,
    parent: PDFRef,
    page: PDFRef | null,
    depth: number,
  ): PDFRef | PDFNumber | PDFDict | null {
    const found = kid instanceof PDFRef ? this.source.lookup(kid) : kid;
    if (found instanceof PDFNumber) return this.mark(found, page, parent) ? found : null;
    if (!(found instanceof PDFDict)) return null;
    const type = found.lookup(name('Type'));
    const named = found.get(name('Pg'));
    const own = named instanceof PDFRef ? named : page;
    if (type === name('MCR')) return this.markOf(found, own, parent);
    if (type === name('OBJR')) return this.linkOf(found, parent);
    return this.element(kid, parent, page, depth + 1);
  }

  private mark(number: PDFNumber, page: PDFRef | null, parent: PDFRef): Place | null {
    const place = page && this.places.get(page);
    const at = number.asNumber();
    if (!place || !Number.isInteger(at) || at < 0 || at > 100_000) return null;
    place.marks[at] = parent;
    return place;
  }

  private markOf(found: PDFDict, page: PDFRef | null, parent: PDFRef): PDFDict | null {
    const number = found.lookup(name('MCID'));
    // What is drawn by a form of its own is numbered there, and stays unread.
    if (!(number instanceof PDFNumber) || found.has(name('Stm'))) return null;
    const place = this.mark(number, page, parent);
    return place && this.context.obj({ Type: 'MCR', Pg: place.page.ref, MCID: number });
  }

  private linkOf(found: PDFDict, parent: PDFRef): PDFDict | null {
    const object = found.get(name('Obj'));
    const link = object instanceof PDFRef ? this.links.get(object) : undefined;
    if (!link) return null;
    link.copy.set(name('StructParent'), PDFNumber.of(this.tree.nextKey(parent)));
    return this.context.obj({ Type: 'OBJR', Obj: link.ref });
  }

  /** In the words of the standard: each part may have names of its own for them. */
  private roleOf(element: PDFDict): PDFName {
    let role = element.lookup(name('S'));
    for (let step = 0; step < 10; step += 1) {
      const next = role instanceof PDFName ? this.roles?.lookup(role) : undefined;
      if (!(next instanceof PDFName) || next === role) break;
      role = next;
    }
    return role instanceof PDFName ? role : name('NonStruct');
  }

  private copyWords(from: PDFDict, to: PDFDict, ref: PDFRef): void {
    for (const key of ['Alt', 'ActualText', 'E', 'Lang', 'T', 'A']) {
      const value = from.lookup(name(key));
      if (value) to.set(name(key), this.copier.copy(value));
    }
    const attributes = to.lookup(name('A'));
    const lists = attributes instanceof PDFArray ? attributes.asArray() : [attributes];
    for (const list of lists) {
      const found = list instanceof PDFRef ? this.context.lookup(list) : list;
      if (found instanceof PDFDict) this.renameHeaders(found);
    }
    const id = from.lookup(name('ID'));
    if (!isText(id)) return;
    const own = this.idOf(id);
    to.set(name('ID'), PDFString.of(own));
    this.tree.know(own, ref);
  }

  /** Two parts may use the same ones. */
  private readonly idOf = (id: PDFString | PDFHexString): string =>
    `${this.number}-${Buffer.from(id.asBytes())
      .toString('latin1')
      .replace(/[^\w.-]/g, '_')}`;

  private renameHeaders(attributes: PDFDict): void {
    const headers = attributes.lookup(name('Headers'));
    if (!(headers instanceof PDFArray)) return;
    for (let at = 0; at < headers.size(); at += 1) {
      const id = headers.lookup(at);
      if (isText(id)) headers.set(at, PDFString.of(this.idOf(id)));
    }
  }
}

/** Their numbers meant the tree of the part. */
function forgetMarksOfForms({ node }: PDFPage): void {
  const forms = node.Resources()?.lookup(name('XObject'));
  if (!(forms instanceof PDFDict)) return;
  for (const [key] of forms.entries()) {
    const form = forms.lookup(key);
    if (form instanceof PDFStream) form.dict.delete(name('StructParents'));
  }
}
