/** As a method, so that a guard may name the facts that the moves of its own workflow hand in. */
type Judge = { judge(facts: unknown): string | null };

/** Answers nothing, or the code of the refusal that the user will read. It sees facts, no database. */
export type Guard = Judge['judge'];
