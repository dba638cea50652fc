export type {
  Box,
  Catalogue,
  FieldSpec,
  FormName,
  LabelWord,
  PageLandmarks,
  RuledLine,
  ValueKind,
} from './catalogue.ts';
export type { FieldReading, PaperForm, ReadingPlace, ReadingSource } from './reading.ts';
