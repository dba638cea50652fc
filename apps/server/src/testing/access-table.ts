import type { EndpointName } from '@puente/contract';

/**
 * Everybody who may ask. The document is asked for at its own address by all of them: once one that is in an account,
 * once one of a browser without an account.
 */
export const visitorKinds = [
  'nobody',
  'other-visitor',
  /** Who used the owner's browser before the upload and kept a copy of its cookies. */
  'earlier-visitor',
  'other-account',
  /** The account's person signed out; the cookies of their browser from before signing in are left. */
  'former-visitor',
  /** Every cookie of the owner, each changed in one character. */
  'forged-cookies',
  /** The account's session without the signature behind it. */
  'unsigned-session',
  'other-reviewer',
  'revoked-reviewer',
  'expired-reviewer',
  /** The link is for a form that the applicant does not prepare now. */
  'other-form-reviewer',
  /** The link opens in one browser, and a later one opened it. */
  'former-reviewer',
  'reviewer',
  'owner-visitor',
  'owner-account',
] as const;
export type VisitorKind = (typeof visitorKinds)[number];

/**
 * What comes back. `admitted`: an answer about what is the asker's own; `unknown`: the same words as for what never was;
 * `sign-in`: an account is asked for; `ended`: this review link is over, or does not open this here and now.
 */
export type Outcome = 'admitted' | 'unknown' | 'sign-in' | 'ended';
export type AccessRow = Readonly<Record<VisitorKind, Outcome>>;

const forEach = (outcome: Outcome): AccessRow =>
  Object.fromEntries(visitorKinds.map((kind) => [kind, outcome])) as AccessRow;

/** Of a document, for whoever it belongs to. */
const owner: AccessRow = {
  ...forEach('unknown'),
  'owner-visitor': 'admitted',
  'owner-account': 'admitted',
};
/** Of a document that is in an account: what leaves the site. */
const accountOwner: AccessRow = { ...owner, 'owner-visitor': 'sign-in' };
/** Of a review, for whoever holds its link. */
const reviewer: AccessRow = {
  ...forEach('unknown'),
  reviewer: 'admitted',
  'revoked-reviewer': 'ended',
  'expired-reviewer': 'ended',
  'other-form-reviewer': 'ended',
  'former-reviewer': 'ended',
};
/** Of whoever is signed in. */
const account: AccessRow = {
  ...forEach('sign-in'),
  'other-account': 'admitted',
  'owner-account': 'admitted',
};
/** Of the back office: none of these is an admin. Whoever is signed in to an account learns as little as of what never was. */
const admin: AccessRow = { ...forEach('sign-in'), 'other-account': 'unknown', 'owner-account': 'unknown' };
/** About nobody, or about the asker alone. */
const everybody: AccessRow = forEach('admitted');

/** Who may do what, endpoint by endpoint; a new endpoint does not compile without its row. */
export const accessTable: Readonly<Record<EndpointName, AccessRow>> = {
  uploadDocument: everybody,
  createSample: everybody,
  chooseFormType: owner,
  allowVisionModel: owner,
  processI485: owner,
  processI765: owner,
  processDocument: owner,
  getDocument: owner,
  getRawText: owner,
  getPageImage: owner,
  saveForm: owner,
  getHistory: owner,
  getFormVersion: owner,
  restoreFormVersion: owner,
  stayOpen: owner,
  closeDocument: owner,
  deleteDocument: owner,
  deleteOwnDocuments: everybody,
  generatePdf: accountOwner,
  downloadPdf: accountOwner,
  addOwnBlank: owner,
  deleteOwnBlank: owner,
  answerBoxes: owner,
  getFieldGuide: owner,
  explainLegal: everybody,
  getLegalGuidance: everybody,
  getExamResult: everybody,
  getMirror: owner,
  getReadBack: accountOwner,
  getPreflight: owner,
  getFilledPage: accountOwner,
  getInstructions: accountOwner,
  getChecklist: everybody,
  getPacket: accountOwner,
  cancelProcessing: owner,
  getFirstLook: owner,
  getReadingTime: owner,
  getQueuePlace: owner,
  getReadingNotes: owner,
  createShare: accountOwner,
  listShares: accountOwner,
  showShare: accountOwner,
  renewShare: accountOwner,
  revokeShare: accountOwner,
  emailShare: accountOwner,
  openReview: reviewer,
  getReviewMirror: reviewer,
  submitReview: reviewer,
  saveReviewDraft: reviewer,
  askQuestion: reviewer,
  getReviewPage: reviewer,
  listReviews: owner,
  // A review, its proposals and its questions come by a link, and a link is made from an account.
  markReviewSeen: { ...owner, 'owner-visitor': 'unknown' },
  decideProposals: { ...owner, 'owner-visitor': 'unknown' },
  answerQuestion: { ...owner, 'owner-visitor': 'unknown' },
  getAuditTrail: owner,
  getMe: account,
  signUp: everybody,
  signIn: everybody,
  signOut: everybody,
  leave: everybody,
  forgotPassword: everybody,
  resetPassword: everybody,
  changePassword: account,
  signOutEverywhere: account,
  deleteAccount: account,
  listDocuments: account,
  collectEmail: everybody,
  forgetEmails: everybody,
  adminLogin: everybody,
  adminSetup: everybody,
  adminLogout: everybody,
  getAdmin: admin,
  startTotp: admin,
  confirmTotp: admin,
  renewBackupCodes: admin,
  deleteTotp: admin,
  getAdminStats: admin,
  getAnalytics: admin,
  listDailyVisits: admin,
  listPageVisits: admin,
  listAdminDocuments: admin,
  exportAdminDocuments: admin,
  retryDocument: admin,
  eraseDocument: admin,
  listEmails: admin,
  exportEmails: admin,
  unsubscribeEmail: admin,
  deleteEmail: admin,
  getSystemHealth: admin,
  getSystem: admin,
  listEditions: admin,
  offerEdition: admin,
  getEditionReport: admin,
  getEditionPage: admin,
  putEditionInUse: admin,
  setEditionAside: admin,
  takeEditionOut: admin,
  listAdminActions: admin,
  confirmEmail: everybody,
  unsubscribe: everybody,
  trackVisit: everybody,
  getClaims: everybody,
  getPrivacy: everybody,
  getLiveness: everybody,
  getHealth: everybody,
};
