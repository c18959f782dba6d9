const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

/** The text of XML and SGML with its entities resolved. */
export const plainText = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, ten, sixteen, name) => {
    const code = ten ? Number(ten) : sixteen ? Number.parseInt(String(sixteen), 16) : null;
    if (code !== null) return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '';
    return entities[String(name).toLowerCase()] ?? whole;
  });
