declare module 'virtual:texts-by-area' {
  /** The ids of the texts that pages of an area can show; null while developing, where every page gets all of them. */
  export const textsByArea: Readonly<Record<'quote' | 'questions' | 'welcome' | 'provider', readonly string[]>> | null;
}
