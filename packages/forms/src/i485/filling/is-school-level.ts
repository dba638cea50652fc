import { foldText } from '../../values/spelling/fold-text.ts';

const levels =
  /^(pre ?school|kinder(garten)?|pre ?k|elementary|primary|primaria|primaire|primario|middle|junior high|secondary|secundaria|secundario|secondaire|high|preparatoria|prepa|bachillerato|lycee|college|university|universidad|universite|universitaria|universidade|faculty|facultad|institute|instituto|technical|tecnica|tecnico|technique|vocational|trade|graduate|undergraduate|postgraduate|posgrado|medical|law|language|adult|basic|basica)( (school|education|level|studies|escuela|educacion|high))?$/;

/**
 * Whether a text is the kind of a school, as I-589 Part A.III item 3 asks for it (`Primary`, `University`). It says nothing of
 * a person's occupation there.
 */
export const isSchoolLevel = (text: string): boolean => levels.test(foldText(text));
