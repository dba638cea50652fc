/** With two such pages a file is made to be: no other page of it is tried. */
const maxTried = 2;
const maxRemembered = 10_000;

/** Pages that take too much to draw, each tried once. Forgotten when the process ends. */
export class RefusedPages {
  readonly #pages = new Map<string, Set<number>>();

  add(documentId: string, page: number): void {
    const pages = this.#pages.get(documentId) ?? new Set();
    this.#pages.set(documentId, pages.add(page));
    const [oldest] = this.#pages.keys();
    if (oldest !== undefined && this.#pages.size > maxRemembered) this.#pages.delete(oldest);
  }

  has(documentId: string, page: number): boolean {
    const pages = this.#pages.get(documentId);
    return pages !== undefined && (pages.size >= maxTried || pages.has(page));
  }
}
