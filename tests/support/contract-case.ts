import type { endpoints } from '#contract/endpoints.ts';

export type Name = keyof typeof endpoints;
export type Ids = Record<string, string>;

export interface Case {
  /** Path parameters, of the first provider's and customer's things. */
  readonly params?: (ids: Ids) => Record<string, string | undefined>;
  /** A body that would be taken. */
  readonly body?: (ids: Ids) => Record<string, unknown>;
  /** Its path names a service of the catalogue, which every provider may have; what it shows is still only their own. */
  readonly isOfCatalogue?: true;
  /** Its body names several things, and its answer says of each what became of it. */
  readonly isOfEach?: true;
  readonly headers?: (ids: Ids) => Record<string, string>;
}
