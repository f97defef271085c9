/** Small words that turn a mention around, by language. Folded: lower case, no accents. */
export interface FunctionWords {
  /** Before what it denies: "not the ceiling", "ohne Decke". */
  readonly denies: readonly string[];
  /** After it: "the ceiling is fine", "die Decke bleibt", "el techo no hace falta". */
  readonly deniesBefore: readonly string[];
  readonly only: readonly string[];
  readonly each: readonly string[];
  /** After these a new thought starts, so a denial does not reach past them. */
  readonly turns: readonly string[];
  /** Between the items of a list: "the ceiling or the woodwork". */
  readonly links: readonly string[];
  /** Before what is wanted besides the usual: "including the ceiling". */
  readonly including?: readonly string[];
  /** Before the place that something is in: "two sockets in the kitchen". */
  readonly places?: readonly string[];
  /** One to ten. */
  readonly numbers: readonly (readonly string[])[];
  /** Those above ten that people write out: "twelve", "thirty". */
  readonly largerNumbers?: Readonly<Record<string, number>>;
}
