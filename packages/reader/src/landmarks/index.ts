export { measureLandmarks } from './measure-landmarks.ts';
