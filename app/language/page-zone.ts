// The time zone in which a page writes its times: on admins' pages that of the platform, elsewhere each reader's own.
import { createContext } from 'react'

/** `undefined` stands for the reader's own. */
export const PageZone = createContext<string | undefined>(undefined)
