import { linkLine, mails, onlyIf, regards } from './template-default.ts';

const toDoctor = 'Dear {{ specialist.titledName }},';

export const specialistTemplates = mails('specialist', [
  [
    'SpecialistAgreement',
    'Specialist agreement',
    'specialist',
    'Your agreement is ready to sign',
    toDoctor,
    'Your agreement with us is ready. Please read and sign it in your profile:',
    linkLine,
  ],
  [
    'SpecialistOnboarding',
    'Welcome to the panel',
    'specialist',
    'Welcome to {{ tenant.name }}',
    toDoctor,
    'Welcome to our panel. {{ onboarding.nextStep | default: "We will be in touch about your next step" }}.',
    ...regards,
  ],
  [
    'CvOrSampleRequest',
    'CV or sample report requested',
    'specialist',
    '{{ request.paper }} requested: {{ specialist.fullName }}',
    '{{ request.by }} asks for the {{ request.wanted }} of {{ specialist.fullName }}.',
    onlyIf('request.note', '{{ request.note }}'),
  ],
  [
    'ProviderReportMonthly',
    'Monthly provider report',
    'company',
    'Provider report for {{ month.label }}: {{ company.name }}',
    '{% for line in lines %}',
    '<p>{{ line.text }}</p>',
    '{% endfor %}',
  ],
  [
    'CentreAvailability',
    'Availability at a centre',
    'centre',
    'Availability at {{ centre.name }}',
    'Dear team of {{ centre.name }},',
    'These sessions at your centre still have places:',
    '{% for line in lines %}',
    '<p>{{ line.text }}</p>',
    '{% endfor %}',
  ],
  [
    'BookingDaysheet',
    'Booking daysheet',
    'daysheet',
    'Booking daysheet',
    'Dear {{ daysheet.specialistName | default: "Doctor" }},',
    'Please find attached your booking daysheet{% if daysheet.days %} for {{ daysheet.days }}{% endif %}.',
    'Please contact us if anything in it is not as you expect.',
    '{{ tenant.name }}',
  ],
]);
