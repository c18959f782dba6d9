export const Spinner = () => (
  <div className="spinner" role="status">
    <span className="hidden-text">Loading…</span>
  </div>
);
