/**
 * What must follow an event whose source does not know who does it. Set by the application when it is put together; an
 * event that nothing would follow is refused, so that it cannot be forgotten.
 */
export class FollowUp<Work> {
  #work: Work | null = null;

  set(work: Work): void {
    this.#work = work;
  }

  /** To be called before the event happens. @throws Error where nothing follows it */
  get(): Work {
    if (this.#work === null) throw new Error('nothing follows this event');
    return this.#work;
  }
}
