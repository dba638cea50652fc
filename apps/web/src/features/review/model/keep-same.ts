import { shallow } from 'zustand/shallow';

export type IsSame<Value> = (one: Value, other: Value) => boolean;

/** Gives the same object as before while its content is the same, so that what shows it is not drawn again. */
export function keepSame<Value>(read: () => Value, isSame: IsSame<Value> = shallow): () => Value {
  let last: Value | undefined;
  return () => {
    const next = read();
    if (last === undefined || !isSame(last, next)) last = next;
    return last;
  };
}
