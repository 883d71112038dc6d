import { useEffect, useRef, useState } from 'react'

/**
 * Files that are dropped anywhere on the page: `take` gets them. Without it nothing happens to them, for a browser
 * would show the file in place of the page, and of its call. True while one is held over the page.
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
      // Between two elements of the page it is still over the page.
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
