import { createContext } from 'react'

/** True on a page that answers a posted form: loading it again would post the form again. */
export const PostResponseContext = createContext(false)
