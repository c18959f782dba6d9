import { PDFDict, PDFHexString, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import type { PDFContext, PDFDocument, PDFPage, PDFRef } from '@cantoo/pdf-lib';
import { StructureCopy, isText } from './structure-copy.ts';
import type { TaggedPart } from './structure-copy.ts';

const name = (text: string): PDFName => PDFName.of(text);

/**
 * The tags of the parts under one root: what is a heading, a table, a picture, in the order of
 * reading. Marks are numbered page by page anew, so what the parts said of them is written again.
 */
export class StructureTree {
  private readonly context: PDFContext;
  private readonly document: PDFDocument;
  private readonly root: PDFRef;
  private readonly whole: PDFRef;
  private readonly parts: PDFRef[] = [];
  /** By the key of a page or of a link: the elements of its marks. */
  private readonly owners: (PDFRef | (PDFRef | null)[])[] = [];
  private readonly ids: (readonly [string, PDFRef])[] = [];

  constructor(document: PDFDocument) {
    this.document = document;
    this.context = document.context;
    this.root = this.context.nextRef();
    this.whole = this.context.nextRef();
  }

  append(part: TaggedPart): void {
    const element = this.context.nextRef();
    const copy = new StructureCopy(this, part, element, this.parts.length + 1);
    const kids =
      copy.elements() ?? part.copies.map((page, at) => this.wrap(page, part, element, at));
    this.parts.push(element);
    const language = part.source.catalog.lookup(name('Lang'));
    this.context.assign(
      element,
      this.context.obj({
        Type: 'StructElem',
        S: 'Part',
        P: this.whole,
        K: kids,
        T: PDFHexString.fromText(part.title),
        ...(isText(language) && { Lang: PDFHexString.fromText(language.decodeText()) }),
      }),
    );
  }

  finish(language: string): void {
    const { context, document } = this;
    const { catalog } = document;
    const whole = { Type: 'StructElem', S: 'Document', P: this.root, K: this.parts };
    context.assign(this.whole, context.obj(whole));
    const tree = { Nums: this.owners.flatMap((owner, key) => [key, owner]) };
    const names = this.ids.toSorted(([one], [other]) => (one < other ? -1 : 1));
    const root = context.obj({
      Type: 'StructTreeRoot',
      K: [this.whole],
      ParentTree: context.register(context.obj(tree)),
      ParentTreeNextKey: this.owners.length,
      ...(names.length && {
        IDTree: context.register(
          context.obj({ Names: names.flatMap(([id, ref]) => [PDFString.of(id), ref]) }),
        ),
      }),
    });
    context.assign(this.root, root);
    catalog.set(name('StructTreeRoot'), this.root);
    catalog.set(name('MarkInfo'), context.obj({ Marked: true }));
    catalog.set(name('Lang'), PDFString.of(language));
    catalog.set(name('ViewerPreferences'), context.obj({ DisplayDocTitle: true }));
  }

  nextKey(owner: PDFRef | (PDFRef | null)[]): number {
    return this.owners.push(owner) - 1;
  }

  know(id: string, element: PDFRef): void {
    this.ids.push([id, element]);
  }

  /** A page that came without tags is one piece: its text, or a picture that says where it is from. */
  private wrap(page: PDFPage, part: TaggedPart, parent: PDFRef, at: number): PDFRef {
    const { context } = this;
    const { node } = page;
    const fonts = node.Resources()?.lookup(name('Font'));
    const hasText = fonts instanceof PDFDict && fonts.keys().length > 0;
    const role = hasText ? 'P' : 'Figure';
    const piece = context.nextRef();
    const alternative = `${part.title}, page ${at + 1}`;
    const facts = { Type: 'StructElem', S: role, P: parent, Pg: page.ref, K: 0 };
    const words = hasText ? {} : { Alt: PDFHexString.fromText(alternative) };
    context.assign(piece, context.obj({ ...facts, ...words }));
    const start = context.stream(`/${role} <</MCID 0>> BDC\n`);
    node.normalizedEntries();
    node.wrapContentStreams(context.register(start), context.register(context.stream('\nEMC')));
    node.set(name('StructParents'), PDFNumber.of(this.nextKey([piece])));
    node.set(name('Tabs'), name('S'));
    return piece;
  }
}
