/** What this process keeps of each document for a while; the oldest go first. Forgotten when the process ends. */
export class KeptValues<Value> {
  readonly #values = new Map<string, Value>();

  constructor(private readonly max: number) {}

  keep(documentId: string, value: Value): void {
    this.#values.delete(documentId);
    this.#values.set(documentId, value);
    const [oldest] = this.#values.keys();
    if (oldest !== undefined && this.#values.size > this.max) this.#values.delete(oldest);
  }

  find(documentId: string): Value | undefined {
    return this.#values.get(documentId);
  }

  forget(documentId: string): void {
    this.#values.delete(documentId);
  }
}
