import './signed-out.css';

export const Spinner = () => (
  <output className="spinner">
    <span className="hidden-text">Loading…</span>
  </output>
);
