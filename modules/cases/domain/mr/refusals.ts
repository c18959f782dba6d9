/** Of medical records; `domain/refusals.ts` takes them in. */
export const recordRefusals = {
  recordsEndBeforeStart: {
    status: 422,
    field: 'recordsTo',
    message: 'The records end before they begin.',
  },
  recordWithoutRequests: {
    status: 409,
    message: 'No provider has been asked yet. Send at least one request first.',
  },
  recordsNotMerged: {
    status: 409,
    message: 'The files are not merged yet. Check them, merge them, then send them.',
  },
  recordStandsStill: {
    status: 409,
    message: 'This medical record is on hold or closed. Take it off hold or open it again first.',
  },
  authorityNotSigned: {
    status: 409,
    message:
      'The claimant has not signed the authority yet. Send it for signature, or go on without it and say why.',
  },
  authoritySignedAlready: {
    status: 409,
    message: 'The authority is signed already.',
  },
  authorityFileElsewhere: {
    status: 422,
    field: 'fileId',
    message: 'Add the signed authority to the documents of this case first.',
  },
  providerMissing: {
    status: 422,
    field: 'items',
    message: 'Choose a provider in each line, or type its name.',
  },
  providersMissing: {
    status: 422,
    field: 'items',
    message: 'Add at least one provider.',
  },
  providerWithoutEmail: {
    status: 409,
    message: 'This provider has no email address. Add one, or send the request another way.',
  },
  requestNotWaiting: {
    status: 409,
    message: 'This request does not wait for the provider. Nothing can be chased or changed.',
  },
  nothingToRequest: {
    status: 409,
    message: 'No request waits to be sent. Add a provider first.',
  },
  promiseWithoutDay: {
    status: 422,
    field: 'promisedOn',
    message: 'Enter the day that they promised.',
  },
  promiseInPast: {
    status: 422,
    field: 'promisedOn',
    message: 'The promised day is over. Enter a day from today on.',
  },
  filesNotChecked: {
    status: 409,
    message: 'Some files are not checked yet. Accept or reject each of them first.',
  },
  noFilesAccepted: {
    status: 409,
    message: 'No file of this provider was accepted. Ask again, or record that none are held.',
  },
  pagesMissing: {
    status: 422,
    field: 'pages',
    message: 'Enter how many pages the file has.',
  },
  rejectionUnexplained: {
    status: 422,
    field: 'checkNote',
    message: 'Say what is wrong with the file.',
  },
  filesToMergeUnchecked: {
    status: 422,
    field: 'fileIds',
    message: 'Only files that were checked and accepted are merged.',
  },
  feePaidAlready: { status: 409, message: 'The fee of this provider is paid already.' },
  noFeeToApprove: {
    status: 409,
    message: 'There is no fee to approve. Enter what the provider asks first.',
  },
  feeNotApproved: { status: 409, message: 'Approve the fee before it is paid.' },
  partOfItself: {
    status: 422,
    field: 'parentId',
    message: 'A record cannot be part of itself. Choose another record.',
  },
  partOfOwnSubRecord: {
    status: 422,
    field: 'parentId',
    message: 'That record is a sub-record of this one. Choose another record.',
  },
  partOfSubRecord: {
    status: 422,
    field: 'parentId',
    message: 'That record is a sub-record itself. Choose the record that it is part of.',
  },
  hasSubRecords: {
    status: 422,
    field: 'parentId',
    message: 'This record has sub-records. Only a record without any becomes part of another.',
  },
  parentOfAnother: {
    status: 422,
    field: 'parentId',
    message: 'That record is of another claimant. Choose a record of the same claimant.',
  },
  uploadLinkClosed: {
    status: 409,
    message: 'This request is closed. Please call us if you have more files.',
  },
  uploadLinkFull: {
    status: 409,
    message: 'This link takes no more files. Please say that this is all, or call us.',
  },
  nothingUploaded: { status: 422, message: 'Please add at least one file first.' },
} as const;
