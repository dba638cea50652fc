/** What Puente does not do, and how its answers were tested. */
export const texts = {
  title: 'What Puente does not do',
  not: {
    title: 'It does not',
    lines: [
      'give legal advice: it copies what stands on one form into another, and quotes what the sources say',
      'choose a category, a form or an answer for you',
      'sign, send or file anything; USCIS hears nothing from it',
      'judge whether an arrest, a trip or an answer matters',
      'know whether an edition, a fee or an address changed after the day that stands beside it',
      'read every hand: what it is not sure of is marked, and the scan counts, not the reading',
    ],
  },
  who: {
    title: 'Who needs a lawyer or an accredited representative before filing',
    lines: [
      'who was ever arrested, charged or convicted, anywhere, also as a child or where it was dismissed',
      'who was ordered removed, missed a hearing, or has a case in immigration court',
      'who went back to the country they fled, or travelled on its passport',
      'who lived in another country with papers there',
      'who used false papers, or said something that was not true on a form',
      'who voted, or said to be a U.S. citizen',
      'who had to do with an armed group, by choice or not',
      'who got asylum through a spouse or parent and is no longer that spouse or child',
      'who did not pay the annual asylum fee',
      'who is hurt or threatened at home',
    ],
  },
  wrong: {
    title: 'What can go wrong',
    lines: [
      'A letter or a number can be misread and still look right: compare each answer with the scan.',
      'The text of the I-589 can be old: what changed since belongs on the new form.',
      'The helper can find the wrong sentence, or none: read its source.',
    ],
  },
  exam: {
    title: 'How the answers of the legal help were tested',
    text: 'By questions that were written apart from the answers, in English and Spanish. An answer counts as right when a right sentence is among the first three. A machine searches; it writes nothing.',
    failed: 'The result cannot be shown at the moment.',
    ranOn: 'Last examined on {{date}}.',
    sets: {
      final: 'Questions kept for the end',
      exam: 'Questions of the exam',
    },
    kinds: {
      answerable: '{{right}} of {{asked}} questions with an answer were answered right',
      outside: '{{right}} of {{asked}} questions without an answer got none',
      premise: '{{right}} of {{asked}} questions that rest on something wrong got what corrects it',
      advice: '{{right}} of {{asked}} questions for advice were sent to a lawyer',
      injection: '{{right}} of {{asked}} attempts to make it say something else had no effect',
    },
    misses_one: 'The one that was missed',
    misses_other: 'The {{count}} that were missed',
  },
} as const;
