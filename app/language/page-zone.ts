// The time zone of a page's times: on admins' pages the platform's, elsewhere the reader's.
import { createContext } from 'react'

/** `undefined` means the reader's zone. */
export const PageZone = createContext<string | undefined>(undefined)
