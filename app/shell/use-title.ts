import { useLayoutEffect } from 'react'

/** The document's title while a result is shown; afterwards the old one, unless another page has set its own. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
