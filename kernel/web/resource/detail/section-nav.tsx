import './detail.css';

/** From here on a page is longer than the window. */
const many = 4;

/** The sections of a long page, to jump to. */
export function SectionNav({ titles }: { titles: readonly string[] }) {
  if (titles.length < many) return null;
  const jump = (title: string, from: HTMLElement) => {
    const page = from.closest('.page');
    const heads = [...(page?.querySelectorAll<HTMLElement>('section.card h2') ?? [])];
    const section = heads.find((head) => head.textContent === title)?.closest('section');
    if (!section) return;
    const go = () => section.scrollIntoView({ block: 'start' });
    go();
    section.focus({ preventScroll: true });
    // A section has its true height only once it is in view.
    requestAnimationFrame(go);
  };
  return (
    <nav className="section-nav" aria-label="Sections of the page">
      {titles.map((title) => (
        <button
          key={title}
          type="button"
          onClick={({ currentTarget }) => jump(title, currentTarget)}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
