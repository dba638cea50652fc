import { shallow } from 'zustand/shallow';

export type IsSame<Value> = (one: Value, other: Value) => boolean;

/** Gives the very thing it gave before, as long as what is in it is the same: what shows it is not drawn anew. */
export function keepSame<Value>(read: () => Value, isSame: IsSame<Value> = shallow): () => Value {
  let last: Value | undefined;
  return () => {
    const next = read();
    if (last === undefined || !isSame(last, next)) last = next;
    return last;
  };
}
