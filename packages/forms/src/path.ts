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

/** As `PathOf`, of one row by its number: `children.0.name.given_name`. */
export type AnswerPath<Data> = PathOf<Data, `${number}`>;
