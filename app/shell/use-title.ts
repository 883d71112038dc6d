import { useLayoutEffect } from 'react'

/**
 * Sets the document's title while the component is mounted; on unmount it restores the former title unless another page
 * has set its own.
 */
export function useTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      if (document.title === title) document.title = before
    }
  }, [title])
}
