export const BrandMark = () => (
  <img className="brand-mark" src="/favicon.svg" alt="" width={24} height={24} />
);
