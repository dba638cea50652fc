export { drawPractice, drawSample } from './draw-sample.ts';
export { sampleApplicant } from './sample-applicant.ts';
