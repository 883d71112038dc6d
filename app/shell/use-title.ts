import { useLayoutEffect } from 'react'

/** The title while a result is shown; the page's own one comes back after it, unless another page has set its own. */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
