const words = {
  AppointmentReminderClient:
    '{{ tenant.name }}: your appointment with {{ specialist.titledName }} is on {{ appointment.date }} at {{ appointment.time }}{% if centre.address %}, {{ centre.address }}{% endif %}. Please bring photo ID. If you cannot come, tell us today.',
  AppointmentReminderCM:
    '{{ tenant.name }}: {{ case.caseNo }} is seen on {{ appointment.date }} at {{ appointment.time }}. Please tell us at once if the claimant cannot attend.',
  AppointmentReminderSpecialist:
    '{{ tenant.name }}: you see {{ case.caseNo }} on {{ appointment.date }} at {{ appointment.time }}.',
  TelehealthLink:
    '{{ tenant.name }}: your video appointment is on {{ appointment.date }} at {{ appointment.time }}. Open {{ appointment.videoLink }} five minutes before.',
} as const;

/** An SMS is short, and names no claimant to others; messages without one are mails only. */
export const smsWordsOf = (template: string): string | null =>
  (words as Readonly<Record<string, string>>)[template] ?? null;
