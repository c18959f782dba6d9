import { defineRefusals } from '#kernel/domain';

export const templateRefusals = defineRefusals({
  templateMalformed: {
    status: 422,
    message: 'The {part} is not right in line {line}, column {column}: {message}',
  },
  templateTooHeavy: { status: 422, message: 'This template cannot be filled. {why}' },
  templateUnknown: {
    status: 422,
    field: 'templateKey',
    message: 'There is no template of this key.',
  },
  templateDisabled: { status: 409, message: 'This template is disabled.' },
  templateNeeded: {
    status: 422,
    message: 'Nobody gets into an account without this mail, so it cannot be disabled.',
  },
  hostTemplatesOnly: { status: 403, message: 'Only the host can reset the default templates.' },
});
