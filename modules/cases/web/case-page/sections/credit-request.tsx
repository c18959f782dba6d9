/** Funding is not asked for from here yet; the section says so instead of offering a dead button. */
export default function CreditRequestSection() {
  return <p className="soft">No credit was requested for this case.</p>;
}
