import { listGuidance } from '@puente/forms/preflight';
import { toFormDay } from '@puente/forms/values';
import type { ListItem, TextBlock, TextDocument } from '@puente/pdf';
import type { Language, SpokenNamespace } from '@puente/texts';
import type { Context } from '../../context.ts';
import { sayData, speak } from '../../platform/speak.ts';
import type { Authorized, Document } from '../documents/index.ts';
import { checkForm, type Filling, findSampleMark, toPrintable } from '../filling/index.ts';
import type { FormVersion } from '../form/index.ts';
import type { InstructionInput } from './to-instructions.ts';

const printItem = ({ strong, text, small }: ListItem): ListItem => ({
  text: toPrintable(text),
  ...(strong !== undefined && { strong: toPrintable(strong) }),
  ...(small !== undefined && { small: toPrintable(small) }),
});

/** Answers may hold letters that the font of these pages lacks. */
export function printBlock(block: TextBlock): TextBlock {
  if (block.kind === 'list') return { ...block, items: block.items.map(printItem) };
  if (block.kind === 'page-break') return block;
  if (block.kind === 'notice')
    return { ...block, title: toPrintable(block.title), text: toPrintable(block.text) };
  return { ...block, text: toPrintable(block.text) };
}

/**
 * Pages beside the form. At the top of each stands that it is a sample, and of an edition reported as refused that it is
 * for practice.
 */
export function toTextDocument(
  { form, language, say, sayOf, preflight, sampleMark }: PrintInput,
  title: string,
  blocks: readonly TextBlock[],
): TextDocument {
  const { practice } = preflight.standing;
  const stamps = [...(sampleMark ? [sampleMark] : []), ...(practice ? [sayOf('standing')(practice)] : [])];
  return {
    title,
    language,
    footer: say('print:footer', { form }),
    ...(stamps.length > 0 && { stamp: toPrintable(stamps.join(' ')) }),
    blocks: blocks.map(printBlock),
  };
}

interface PrintInput extends InstructionInput {
  readonly sampleMark: string | undefined;
}

interface Printouts {
  readonly input: PrintInput;
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
    sampleMark: findSampleMark(document),
  };
  return { input, version, applicant: filling.applicant };
}
