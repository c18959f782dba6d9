type Props = { readonly page: number; readonly openPage?: ((page: number) => void) | undefined };

/** Where it stands; a press opens the page where that is possible. */
export function PageLink({ page, openPage }: Props) {
  if (!page) return null;
  const label = `Page ${page}`;
  return openPage ? (
    <button type="button" className="page-link" onClick={() => openPage(page)}>
      {label}
    </button>
  ) : (
    <span className="soft">{label}</span>
  );
}
