/** What a request carries through the app. */
export interface AppEnv {
  Variables: {
    requestId: string;
    /** The route's pattern, for the log. */
    route?: string;
  };
}
