export { buildMirror } from './build-mirror.ts';
export {
  isDifference,
  type Mirror,
  type MirrorEntry,
  type MirrorTopic,
  type MirrorVerdict,
  mirrorTopics,
  mirrorVerdicts,
  type NewAnswer,
  type OldWords,
} from './mirror-entry.ts';
