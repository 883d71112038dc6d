import { useEffect, useRef, useState } from 'react'

/**
 * `take` receives files that are dropped anywhere on the page. Without it a drop has no effect, because the browser's
 * default would replace the page, and its call. True while files are dragged over the page.
 */
export function useFileDrop(take: ((files: File[]) => void) | null): boolean {
  const [over, setOver] = useState(false)
  const latest = useRef(take)
  latest.current = take
  useEffect(() => {
    const held = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    function onOver(event: DragEvent) {
      if (!held(event)) return
      event.preventDefault()
      setOver(latest.current !== null)
    }
    function onLeave({ relatedTarget }: DragEvent) {
      // Otherwise the pointer only moves between two elements of the page.
      if (relatedTarget === null) setOver(false)
    }
    function onDrop(event: DragEvent) {
      if (!held(event)) return
      event.preventDefault()
      setOver(false)
      latest.current?.([...(event.dataTransfer?.files ?? [])])
    }
    addEventListener('dragover', onOver)
    addEventListener('dragleave', onLeave)
    addEventListener('drop', onDrop)
    return () => {
      removeEventListener('dragover', onOver)
      removeEventListener('dragleave', onLeave)
      removeEventListener('drop', onDrop)
    }
  }, [])
  return over
}
