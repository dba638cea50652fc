export { assertHonestSize } from './assert-honest-size.ts';
export { followEvidence } from './follow-evidence.ts';
export { registerFormRoutes } from './form.routes.ts';
export {
  addMachineVersion,
  addPersonVersion,
  type FormVersion,
  findCurrentForm,
  findFormVersion,
} from './form-versions.repo.ts';
export { getCurrentForm } from './get-current-form.ts';
export { parseFormData } from './parse-form-data.ts';
export { type Saved, saveForm, toSavedForm } from './save-form.ts';
export { maxDuringReview, maxVersions } from './thin-versions.ts';
export { toAnswers } from './to-answers.ts';
