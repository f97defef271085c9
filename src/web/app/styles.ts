import { createContext } from 'react';

/** The styles that a page brings along inside itself: none is fetched before anything shows. */
export const StylesContext = createContext('');
