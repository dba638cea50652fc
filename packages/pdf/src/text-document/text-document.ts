export interface ListItem {
  /** Begins the item, in bold. */
  readonly strong?: string;
  readonly text: string;
  /** Under the item, smaller: where it comes from. */
  readonly small?: string;
}

export type TextBlock =
  | { readonly kind: 'title' | 'heading' | 'text' | 'small'; readonly text: string }
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  /** `box`: an empty square to tick by pen. */
  | { readonly kind: 'list'; readonly marker: 'box' | 'dot'; readonly items: readonly ListItem[] }
  | { readonly kind: 'page-break' };

/** Pages of running text in the letters of Latin-1; it flows on to as many letter pages as it needs. */
export interface TextDocument {
  readonly title: string;
  /** As in `en` or `es-US`. */
  readonly language: string;
  /** Stands at the foot of every page, before its number. */
  readonly footer: string;
  /** Stands at the top of every page, so that no page of it can be taken for more than it is. */
  readonly stamp?: string;
  readonly blocks: readonly TextBlock[];
}
