import type { EndpointName } from '@puente/contract';

/** Of nothing there is: what asks with it has the right form, and is told no more than who it is. */
const someId = '5f0e2f4c-7f0b-4c57-9a52-3d3f6a3f9d11';

/** What an address and a body name beside the document. */
export interface SampleNames {
  readonly linkId: string;
  readonly reviewId: string;
  readonly token: string;
  /** Of the answers at hand. */
  readonly version: number;
}

export const namesOfNothing: SampleNames = {
  linkId: someId,
  reviewId: someId,
  token: 'A'.repeat(43),
  version: 1,
};

const draft = {
  baseVersion: 1,
  reviewStatus: 'reviewed',
  reviewNotes: '',
  reviewer: { name: '', role: 'other', barNumber: '', stateOrOrganization: '', email: '' },
  fieldNotes: [],
  formData: {},
};

/** Bodies that pass their schema where an empty one does not. None of them signs in or ends an account. */
const toBodies = ({
  linkId,
  token,
  version,
}: SampleNames): Readonly<Partial<Record<EndpointName, unknown>>> => ({
  createSample: { kind: 'digital' },
  chooseFormType: { formType: 'I-765' },
  allowVisionModel: { allowed: true },
  signUp: { email: 'not an address', password: 'x' },
  signIn: { email: 'nobody@example.org', password: 'not the password' },
  forgotPassword: { email: 'nobody@example.org' },
  resetPassword: { token, password: 'invented 4711 walnut' },
  changePassword: { password: 'not the password', newPassword: 'invented 4711 walnut' },
  deleteAccount: { password: 'not the password' },
  renewShare: { expiresInHours: 24 },
  emailShare: { email: 'invented@example.org' },
  submitReview: { reviewStatus: 'approved', formData: {} },
  saveReviewDraft: draft,
  askQuestion: { path: '', text: 'Invented' },
  decideProposals: { baseVersion: version, decisions: [{ number: 1, decision: 'accepted' }] },
  answerBoxes: { answers: {} },
  explainLegal: { query: 'Invented' },
  answerQuestion: { linkId, path: '', text: 'Invented' },
  adminLogin: { email: 'nobody@example.org', password: 'not the password' },
  adminSetup: {
    token,
    email: 'nobody@example.org',
    password: 'invented 4711 walnut',
    firstName: '',
    lastName: '',
  },
  startTotp: { password: 'not the password' },
  confirmTotp: { code: '000000' },
  renewBackupCodes: { password: 'not the password', code: '000000' },
  deleteTotp: { password: 'not the password', code: '000000' },
  collectEmail: { email: 'invented@example.org', source: 'website' },
  trackVisit: { sessionId: 'invented', page: '/', deviceType: 'mobile' },
});

/** A body as a page would send it; `{}` where none is asked for. */
export const toSampleBody = (name: string, names: SampleNames): unknown =>
  (toBodies(names) as Readonly<Record<string, unknown>>)[name] ?? {};
