/** E-022, and its end: the spec only names the beginning (G-093). */
export const activityTypes = { viewing: 'ITEM_VIEWING', left: 'ITEM_LEFT' } as const;

export type ActivityType = (typeof activityTypes)[keyof typeof activityTypes];

export type Activity = {
  readonly fromModule: string;
  readonly objectId: string;
  readonly activityType: ActivityType;
};

/** D-006, as it is pushed. */
export type ActivityLog = Activity & { readonly userId: string; readonly displayName: string };

/** G-093: seconds without renewal after which nobody counts as viewing. */
export const presenceSeconds = 60;

const longest = 1000;
const isActivityType = (value: unknown): value is ActivityType =>
  Object.values<unknown>(activityTypes).includes(value);

/** C-017, C-018: a JSON string with three keys; null for anything else. */
export function parseActivity(payload: unknown): Activity | null {
  if (typeof payload !== 'string' || payload.length > longest) return null;
  let given: unknown;
  try {
    given = JSON.parse(payload);
  } catch {
    return null;
  }
  if (typeof given !== 'object' || given === null) return null;
  const { FromModule, ObjectId, ActivityType: kind } = given as Record<string, unknown>;
  if (typeof FromModule !== 'string' || typeof ObjectId !== 'string') return null;
  return isActivityType(kind)
    ? { fromModule: FromModule, objectId: ObjectId, activityType: kind }
    : null;
}
