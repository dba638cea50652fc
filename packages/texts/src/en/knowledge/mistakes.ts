export const mistakes = {
  'i589-shows-an-earlier-day': {
    title: 'The I-589 and what has changed since',
    sentences: {
      'i589-of-the-day-signed':
        'The I-589 shows how things were on the day it was signed, which may be years ago.',
      'i589-what-may-have-changed':
        'The I-485 and the I-765 ask how things are now: address, jobs, marriage, children, passport and status.',
    },
  },
  'compared-with-asylum-file': {
    title: 'What USCIS compares',
    sentences: {
      'compares-i485-with-a-file':
        'USCIS compares the I-485 with the asylum file of the person, called the A-file.',
      'compares-names-and-third-countries':
        'When USCIS compares the I-485 with the asylum file, it also looks at other names and at third countries in the addresses.',
    },
  },
  'answers-that-do-not-match': {
    title: 'Answers that do not match',
    sentences: {
      'mismatch-interview-or-referral':
        'Answers that differ between the I-485, the I-589 and earlier visa papers can lead to an interview or a referral.',
      'mismatch-to-a-lawyer':
        'If the I-485 and earlier papers do not match, that is a matter for a lawyer or accredited representative before filing.',
    },
  },
  'mistake-on-the-i589': {
    title: 'A mistake on the I-589',
    sentences: {
      'mistake-new-form-sworn-true':
        'If the I-589 has a mistake, whoever signs the I-485 still swears that its answers are true.',
      'mistake-i589-to-a-lawyer':
        'A mistake on the I-589 is a matter for a lawyer or accredited representative before filing.',
    },
  },
  'untrue-answers-question': {
    title: 'The question about untrue answers',
    sentences: {
      'untrue-ever-lied-asked':
        'Part 9 of the I-485 asks if the person ever lied or hid facts to get a visa or other immigration benefit.',
      'untrue-to-a-lawyer':
        'Something untrue on an earlier form is a matter for a lawyer or accredited representative before filing.',
    },
  },
  'false-papers-question': {
    title: 'The question about false papers',
    sentences: {
      'false-papers-ever-given-asked':
        'Part 9 of the I-485 asks if the person ever gave a U.S. official false or altered papers for an immigration benefit.',
      'document-fraud-reaches-preparer':
        'The law on document fraud, INA 274C, has penalties and can also reach the person who prepares a form.',
      'false-papers-to-a-lawyer':
        'Having given false or altered papers is a matter for a lawyer or accredited representative before filing.',
    },
  },
  'frivolous-asylum-application': {
    title: 'What a frivolous asylum application means',
    sentences: {
      'frivolous-bars-all-benefits':
        'Whoever knowingly files a frivolous asylum claim is barred from all later immigration benefits.',
      'frivolous-advice-no-excuse':
        'The I-589 warns that false facts are not excused because someone else advised them.',
      'frivolous-to-a-lawyer':
        'A doubt whether an asylum claim was frivolous is for a lawyer or accredited representative to look at before the form is filed.',
    },
  },
} as const;
