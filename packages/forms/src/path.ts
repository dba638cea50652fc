type Below<Key extends string, Value, Row extends string> =
  Value extends ReadonlyArray<infer Entry>
    ? Entry extends object
      ? Key | `${Key}.${Row}` | `${Key}.${Row}.${PathOf<Entry, Row>}`
      : Key
    : Value extends object
      ? Key | `${Key}.${PathOf<Value, Row>}`
      : Key;

/** Paths into form data, of single answers and of what holds them; `*` stands for each row of a list. */
export type PathOf<Data, Row extends string = '*'> = {
  [Key in keyof Data & string]: Below<Key, NonNullable<Data[Key]>, Row>;
}[keyof Data & string];

/** What stands at a path. */
type At<Data, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Data
    ? At<NonNullable<Data[Key]>, Rest>
    : never
  : Path extends keyof Data
    ? NonNullable<Data[Path]>
    : never;

/** The lists of objects in form data: path → an entry of it. */
export type RowsOf<Data> = {
  [Path in PathOf<Data> as At<Data, Path> extends readonly object[] ? Path : never]: At<
    Data,
    Path
  > extends ReadonlyArray<infer Entry>
    ? Entry
    : never;
};

/** As `PathOf`, of one row by its number: `children.0.name.given_name`. */
export type AnswerPath<Data> = PathOf<Data, `${number}`>;
