/** What each number of the back office counts, in one sentence. */
export const texts = {
  visits: 'Pages that were opened on each day (UTC), by browsers that do not ask not to be counted.',
  statuses: 'How the documents stand that are here now; deleted documents are not counted.',
  steps: 'Of the documents uploaded in these 30 days, how many came so far at least once, deleted ones too.',
  fieldsRead:
    'Answers read from the paper, by how sure the reading was, in forms that were downloaded for the first time.',
  fieldsCorrected: 'Of these answers, how many a person had changed when the form was first downloaded.',
  correctedAnswers: 'In how many forms a person had changed this answer when the form was first downloaded.',
  blankQuestions: 'In how many forms this required answer was blank when the form was first downloaded.',
  pointsTold:
    'In how many forms, among those downloaded later, the first check before filing told of this point.',
  pointsMended: 'In how many of these forms the point was gone when the form was first downloaded.',
  minutes: 'Minutes from the upload of a document to the first download of a form made from it.',
} as const;
