/** What the home page needs to let its buttons answer, and the other pages need too. */
const isEarly =
  /\/src\/(lib\/storage|lib\/account\/end-visit|features\/site-frame\/leave-quickly|features\/visits\/track-visits-soon|signed-in-mark|track-visit-path|language-cookie)\.ts$|src\/styles\.css$|vite\/preload-helper/;

/** Small things that most pages show: as one file they are packed smaller than each for itself. */
const isPart =
  /\/src\/(ui\/(notice|step-heading|unbroken)|lib\/(use-page-title|api\/is-read)|pages\/wizard\/steps)\.tsx?$|\/icons\/(check|circle-exclamation-point|triangle-exclamation-point|info)\.mjs$/;

/** The steps' frame, how documents are asked for and sent, and what other steps share with the review. */
const ofWizard = [
  /\/web\/src\/(pages\/wizard\/wizard-page|ui\/progress-bar|lib\/api\/use-send|lib\/standing\/[\w-]+)\.tsx?$/,
  /\/forms\/src\/(traits\/index|values\/(index|email))\.ts$/,
  /\/icons\/(arrow-left|arrow-right|chevron-right|circle-check|list|pencil|plus)\.mjs$/,
  /\/node_modules\/zustand\//,
];

/** What the home page's forms do before, and without, the code that draws pages: none of that may come with it. */
const isFrontDoor =
  /\/web\/src\/(features\/email-capture\/(attach-email-form|may-ask-on-exit)|pages\/landing\/(front-door|show-claims))\.ts$/;

/** A review, the applicant's or an attorney's. */
const isReview =
  /\/web\/src\/(features\/review\/(saving\/(working-copy|save-api)|screen\/review-screen|evidence\/page-image-url)|ui\/take-back-button)\.tsx?$/;

/** The texts of a review, a file a language. */
function toReviewTexts(id: string): string | null {
  const texts = /\/texts\/src\/(\w+)\/(review|fields|options|notes|standing|reasons)\.ts$/;
  const [, language] = texts.exec(id) ?? [];
  return language === undefined ? null : `review-${language}`;
}

/**
 * Which modules travel in one file, each with what it imports. On a slow line every file waits a turn of its own, and
 * many small ones are packed larger than one; what a page does not need must not come with one that it needs.
 */
export const chunkGroups = [
  // Apart, it stays in the browser's cache when only our code changes.
  {
    name: 'foundation',
    test: /node_modules\/(react|react-dom|scheduler|raviger|i18next|react-i18next)\//,
  },
  { name: 'early', test: isEarly, priority: 1 },
  { name: 'landing', test: /\/web\/(src\/)?(pages\/landing\/early|landing)\.(html|ts)$/, priority: 1 },
  // Who has no document yet and who has one both look there: it must not bring the other's code.
  { name: 'visitor-email', test: /\/lib\/visitor-email\.ts$/, priority: 2 },
  { name: 'front-door', test: isFrontDoor, priority: 1 },
  { name: 'parts', test: isPart },
  // Also of a page that is only read: it must bring nothing of the others along.
  { name: 'visits', test: /\/src\/(features\/visits\/track-visits|lib\/tell-origin)\.ts$/, priority: 1 },
  // What comes with every page; without the entries, which run when their file is loaded.
  { name: 'site', tags: ['$initial' as const], test: /^(?!.*\/(main\.tsx|(index|landing)\.html)$)/ },
  { name: 'start', test: /\/src\/pages\/wizard\/start-page\.tsx$/ },
  { name: 'wizard', test: (id: string) => ofWizard.some((pattern) => pattern.test(id)) },
  { name: 'review', test: isReview },
  { name: toReviewTexts },
];
