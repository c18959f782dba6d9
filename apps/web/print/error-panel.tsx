/** M-112, B-258. */
export const ErrorPanel = ({ text }: { text: string }) => (
  <section className="print-error" role="alert">
    <h1>Something Error</h1>
    <p>{text}</p>
  </section>
);
