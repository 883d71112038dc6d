import { createContext } from 'react'

/** Whether this page answers a form that was posted: loading it again would post the form again. */
export const PostResponseContext = createContext(false)
