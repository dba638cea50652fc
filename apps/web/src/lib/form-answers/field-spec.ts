// First: schemas look at it when they are made.
import '../contract.ts';

export {
  type DateKind,
  type FieldKind,
  type FieldSpec,
  type GroupSpec,
  type HintKey,
  isYesNoKind,
  type ListSpec,
  type SectionSpec,
} from '@puente/forms/answers';
