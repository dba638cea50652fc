import { tellOrigin } from '../../lib/tell-origin.ts';
import { rememberGivenEmail } from '../../lib/visitor-email.ts';

/** What came of it. Each has its words in the form, hidden until then. */
type Outcome = 'confirm' | 'kept' | 'invalid' | 'failed';

const isRefused = (status: number) => status === 400 || status === 422;

const readFields = (form: HTMLFormElement) =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value).trim()]));

async function post(form: HTMLFormElement): Promise<Outcome> {
  const { email = '', ...names } = readFields(form);
  const answer = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, ...names, source: form.dataset.source, ...tellOrigin() }),
  });
  if (!answer.ok) return isRefused(answer.status) ? 'invalid' : 'failed';
  const { mail }: { mail?: string } = await answer.json();
  rememberGivenEmail({ email, ...names });
  return mail === 'sent' ? 'confirm' : 'kept';
}

/** Shows the words of one outcome, or of none while it is being sent. */
function tell(form: HTMLFormElement, outcome?: Outcome): void {
  for (const words of form.querySelectorAll<HTMLElement>('[data-outcome]'))
    words.hidden = words.dataset.outcome !== outcome;
}

function thank(form: HTMLFormElement, outcome: Outcome): void {
  for (const part of form.querySelectorAll<HTMLElement>('[data-asked]')) part.hidden = true;
  // The button that had the focus is gone.
  form.querySelector<HTMLElement>(`[data-outcome="${outcome}"]`)?.focus();
}

/** Those that were made to work already, perhaps before the code came that draws the page anew. */
const attached = new WeakSet<HTMLFormElement>();

/**
 * Makes a form that stands in the page send what is typed into it, remember it on this device and say what came of it.
 * `onSent` follows when the thanks were seen. It needs nothing but the page, so that the home page can do it without the
 * code that draws pages.
 */
export function attachEmailForm(
  form: HTMLFormElement,
  signal: AbortSignal,
  { onSent, delayMs = 1000 }: { onSent?: (() => void) | undefined; delayMs?: number | undefined } = {},
): void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  const email = form.querySelector<HTMLInputElement>('[name=email]');
  if (!button || !email || attached.has(form)) return;
  attached.add(form);
  signal.addEventListener('abort', () => attached.delete(form));
  const allow = (isBusy: boolean) => {
    button.disabled = isBusy || email.value.trim() === '';
    button.ariaBusy = isBusy ? 'true' : null;
  };
  const send = async () => {
    allow(true);
    tell(form);
    const outcome = await post(form).catch((): Outcome => 'failed');
    allow(false);
    tell(form, outcome);
    const isInvalid = outcome === 'invalid';
    email.ariaInvalid = isInvalid ? 'true' : null;
    if (isInvalid) email.focus();
    if (isInvalid || outcome === 'failed') return;
    thank(form, outcome);
    const timer = onSent && setTimeout(onSent, delayMs);
    signal.addEventListener('abort', () => clearTimeout(timer));
  };
  const input = ({ target }: Event) => {
    if (target instanceof Node && form.contains(target)) allow(false);
  };
  const submit = (event: SubmitEvent) => {
    if (event.target !== form) return;
    event.preventDefault();
    if (!button.disabled) void send();
  };
  // From the top down: React, while it takes over a page, keeps what happens in it from all that lies below its root.
  const options = { signal, capture: true };
  document.addEventListener('input', input, options);
  document.addEventListener('submit', submit, options);
  allow(false);
}
