import { listGuidance } from '@puente/forms/preflight';
import { toFormDay } from '@puente/forms/values';
import type { ListItem, TextBlock, TextDocument } from '@puente/pdf';
import type { Language, SpokenNamespace } from '@puente/texts';
import type { Context } from '../../context.ts';
import { sayData, speak } from '../../platform/speak.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { checkForm, type Filling, toPrintable } from '../filling/index.ts';
import type { FormVersion } from '../form/index.ts';
import type { InstructionInput } from './to-instructions.ts';

const printItem = ({ strong, text, small }: ListItem): ListItem => ({
  text: toPrintable(text),
  ...(strong !== undefined && { strong: toPrintable(strong) }),
  ...(small !== undefined && { small: toPrintable(small) }),
});

/** Answers may hold letters that the font of these pages lacks. */
function printBlock(block: TextBlock): TextBlock {
  if (block.kind === 'list') return { ...block, items: block.items.map(printItem) };
  if (block.kind === 'page-break') return block;
  if (block.kind === 'notice')
    return { ...block, title: toPrintable(block.title), text: toPrintable(block.text) };
  return { ...block, text: toPrintable(block.text) };
}

/** Pages beside the form; of an edition reported as refused each says at its top that it is for practice. */
export function toTextDocument(
  { form, language, say, sayOf, preflight }: InstructionInput,
  title: string,
  blocks: readonly TextBlock[],
): TextDocument {
  const { practice } = preflight.standing;
  return {
    title,
    language,
    footer: say('print:footer', { form }),
    ...(practice && { stamp: toPrintable(sayOf('standing')(practice)) }),
    blocks: blocks.map(printBlock),
  };
}

interface Printouts {
  readonly input: InstructionInput;
  /** The one version that all of them speak of. */
  readonly version: FormVersion;
  readonly applicant: Filling['applicant'];
}

/** What instructions and packet are written from. @throws AppError no_form_data */
export async function preparePrintouts(
  context: Context,
  document: Authorized<Document, 'account-owner'>,
  language: Language,
): Promise<Printouts> {
  const { form: version, open, filling, preflight } = await checkForm(context, document);
  const input = {
    form: document.formType,
    preflight,
    guidance: listGuidance(open),
    language,
    say: speak(language),
    sayOf: (namespace: SpokenNamespace) => sayData(language, namespace),
    today: toFormDay(context.clock()),
  };
  return { input, version, applicant: filling.applicant };
}
