import type { RedFlag } from '@puente/forms/knowledge';

/** What the legal helper says beside the sentences that it quotes. */
export const texts = {
  none: 'I have no source for this. Ask a lawyer or an accredited representative. Official lists: justice.gov/eoir/list-pro-bono-legal-service-providers (free lawyers) and justice.gov/eoir/recognition-and-accreditation-program (accredited representatives).',
  advice:
    'What to do or to answer in a case is legal advice, which is not given here. A lawyer or an accredited representative can say. Free help: justice.gov/eoir/list-pro-bono-legal-service-providers.',
  onTheMatter: 'What the sources say on the matter:',
  lookUp: 'This was looked at too long ago to be repeated. It stands on {{page}}.',
  item: {
    title: 'Page {{page}}, item {{item}} of Form {{form}}',
  },
  flags: {
    arrest: {
      title: 'An arrest, a charge or a conviction',
      why: 'The forms ask about every arrest, also sealed, dismissed or abroad, and an answer can change a case. Many lawyers ask to see the court papers first.',
    },
    'trip-home': {
      title: 'A trip to the country you fled',
      why: 'The green card rules ask whether an asylee still is a refugee. A trip home, or travel on that passport, can raise that question.',
    },
    'third-country': {
      title: 'Time in a third country',
      why: 'The rules ask whether a person had settled in another country. What counts as settled is a question of law.',
    },
    fraud: {
      title: 'Something that was not true, or papers that were not real',
      why: 'False papers or statements can close the way to a green card, and some can be waived. How it is put matters.',
    },
    'prior-removal': {
      title: 'A removal or an order to leave',
      why: 'An earlier order can change who decides the case and what is possible at all.',
    },
    resettlement: {
      title: 'Permanent status in another country',
      why: 'The rules shut out who was firmly resettled elsewhere. Whether that is so is a question of law.',
    },
    'unpaid-annual-fee': {
      title: 'An annual asylum fee that was not paid',
      why: 'An unpaid fee can cost a pending case and a work permit. Some people are exempt. Time matters.',
    },
    'court-hearing': {
      title: 'A hearing in immigration court',
      why: 'In court the judge decides on the application, and a missed hearing can end in an order. Time matters.',
    },
    'domestic-violence': {
      title: 'Violence at home',
      why: 'There are other protections for people hurt by family, and special secrecy. You are not alone: a lawyer can look at them before anything is filed.',
    },
    'citizenship-claim': {
      title: 'A vote, or a claim to be a U.S. citizen',
      why: 'The forms ask about both, and a yes can close the way to a green card.',
    },
    'armed-group': {
      title: 'An armed group, an army or a gang',
      why: 'The forms ask about every tie to groups that use force, also when it was not by choice.',
    },
    'family-changed': {
      title: 'A marriage that ended, or a child who grew up',
      why: 'Who got asylum through a spouse or parent must often still be that spouse or child when the form is decided.',
    },
  },
} as const satisfies { flags: Record<RedFlag, { title: string; why: string }> } & Record<string, unknown>;
