import type { FormGuide } from '../../guide/form-guide.ts';
import { i485Sources } from './sources.ts';

/** 'Not exempt': the items on public charge follow. */
const notExempt = ['P9.56.option-24'];
const formerSpouse = ['P6.11.family-name', 'P6.11.given-name'];
const workerBoxes = Array.from({ length: 9 }, (_, index) => `P2.3.b.option-${index + 1}`);

/** The guide to the I-485, edition 01/20/25. */
export const i485Guide: FormGuide = {
  audiences: [
    ['H.header.a-number*', 'officer'],
    ['H.*', 'representative'],
    ['P1.16.*', 'crew'],
    ['P1.17.*', 'crew'],
    ['P2.2.principal-*', 'derivative'],
    ['P2.3.d.refugee-admitted', 'other-category'],
    ['P2.3.d.*', 'asylum'],
    ['P2.3.*', 'other-category'],
    ['P2.4.*', 'other-category'],
    ['P9.19.*', 'exchange-visitor'],
    ['P9.20.*', 'exchange-visitor'],
    ['P9.21.*', 'exchange-visitor'],
    ['P9.57.*', 'public-charge'],
    ['P9.58.*', 'public-charge'],
    ['P9.59.*', 'public-charge'],
    ['P9.60.*', 'public-charge'],
    ['P9.61.*', 'public-charge'],
    ['P9.62.*', 'public-charge'],
    ['P9.63.*', 'public-charge'],
    ['P9.64.*', 'public-charge'],
    ['P9.65.*', 'public-charge'],
    ['P9.66.*', 'public-charge'],
    ['P11.*', 'interpreter'],
    ['P12.*', 'preparer'],
    ['P13.*', 'officer'],
  ],
  opens: [
    ['P2.2.principal-*', ['P2.2.derivative']],
    ['P2.3.b.relative.*', ['P2.3.b.relative-filed.yes']],
    ['P2.3.b.relative-status.*', ['P2.3.b.relative-filed.yes']],
    ['P2.3.b.relative-filed.*', workerBoxes],
    ['P6.8.*', ['P6.1.married', 'P6.1.separated']],
    ['P6.10.*', ['P6.1.married', 'P6.1.separated']],
    ...[12, 13, 14, 15, 16, 17, 18].map((item) => [`P6.${item}.*`, formerSpouse] as const),
    ['P7.2.relationship', ['P7.2.family-name', 'P7.2.given-name']],
    ['P7.3.relationship', ['P7.3.family-name', 'P7.3.given-name']],
    ['P9.20.*', ['P9.19.yes']],
    ['P9.21.*', ['P9.20.no']],
    ['P9.29.*', ['P9.28.yes']],
    ['P9.35.b.*', ['P9.35.a.yes']],
    ['P9.40.*', ['P9.39.yes']],
    ...[57, 58, 59, 60, 61, 62, 63, 64].map((item) => [`P9.${item}.*`, notExempt] as const),
    ['P9.65.*', ['P9.63.yes']],
    ['P9.66.*', ['P9.64.yes']],
    ['P9.77.*', ['P9.76.yes']],
  ],
  sources: i485Sources,
};
